import { rmSync } from 'node:fs'
import { type Place, serve } from './serve.ts'

/** Journeys have a server of their own, with fresh data, beside whatever `npm start` is doing. */
export default async function journeys(): Promise<() => Promise<void>> {
  const port = Number(process.env.PLATEWISE_JOURNEYS_PORT ?? '8797')
  const place: Place = { port, folder: `.local/journeys/${port}`, more: { COVER_IMAGES: 'on' } }
  rmSync(place.folder, { recursive: true, force: true })
  const { stop } = await serve(place)
  return stop
}
