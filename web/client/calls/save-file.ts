import type { ClientResponse } from 'hono/client'
import { callApi } from './api.ts'

/**
 * Fetches a file and hands it to the browser to save, under the name the server gave it.
 * @param path the file's address
 * @param otherwise the sentence for a failure the server did not word
 * @throws ApiError with the server's sentence when there is no file
 */
export async function saveFile(path: string, otherwise: string): Promise<void> {
  let file: { blob: Blob; name: string } | undefined
  const call = async () => {
    const response = await fetch(path)
    if (!response.ok) return response
    const name = nameIn(response.headers.get('content-disposition') ?? '')
    file = { blob: await response.blob(), name }
    return Response.json(null)
  }
  await callApi(call as unknown as () => Promise<ClientResponse<null>>, otherwise)
  if (file) saveBlob(file.blob, file.name)
}

/** Hands something made on the page to the browser to save. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The file's name in a Content-Disposition header, the encoded one first; '' where it has none. */
export function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  if (encoded) return decodeURIComponent(encoded)
  const [, plain] = /filename="([^"]+)"/i.exec(disposition) ?? []
  return plain ?? ''
}
