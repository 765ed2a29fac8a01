import { coverMax, coverTypeOf } from '#events/rules/cover'
import { coverTooLarge, coverTypeWrong, coverUnreadable } from '#events/words/planner'

const widest = 1600
const quality = 0.85

type Cover = {
  image: Blob
  /** The name of the file it was made from. */
  name: string
  /** The image as an address the page can show. */
  preview: string
}

/** A cover chosen to be stored; null takes the one there is away, undefined leaves it. */
export type CoverChange = Cover | null | undefined

/** True if events may have covers on this site; the page's head says so. */
export function coverImagesOn(): boolean {
  return document.querySelector('meta[name="cover-images"]')?.getAttribute('content') === 'on'
}

/**
 * Draws an image anew as a JPEG, 1600 pixels wide at most: nothing of what a camera writes into its files, such as
 * the place, is left in it.
 * @throws Error whose message is the sentence for the person
 */
export async function redrawn(file: File): Promise<Cover> {
  if (file.size > coverMax) throw new Error(coverTooLarge)
  if (!coverTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) throw new Error(coverTypeWrong)
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) throw new Error(coverUnreadable)
  const scale = Math.min(1, widest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error(coverUnreadable)
  // A JPEG has no transparency: what is clear would be black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  if (!image) throw new Error(coverUnreadable)
  return { image, name: file.name, preview: canvas.toDataURL('image/jpeg', quality) }
}
