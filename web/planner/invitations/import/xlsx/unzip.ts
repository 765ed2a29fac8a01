/** A file of an archive: where its bytes are, and how they are packed. */
type Entry = { start: number; size: number; packed: boolean }

/** Thrown for what is no archive, or unpacks to more than it may. */
export class Unreadable extends Error {
  readonly reason: 'broken' | 'too_large'

  constructor(reason: 'broken' | 'too_large') {
    super(reason)
    this.reason = reason
  }
}

const endMark = 0x06054b50
const entryMark = 0x02014b50

/**
 * Reads files of a ZIP archive one by one. What all of them unpack to is bounded, whatever the archive says of their sizes:
 * unpacking stops at the first byte too many.
 */
export class Archive {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #entries: ReadonlyMap<string, Entry>
  #left: number

  /** @param most how many bytes may be unpacked @throws Unreadable */
  constructor(bytes: Uint8Array<ArrayBuffer>, most: number) {
    this.#bytes = bytes
    this.#left = most
    this.#entries = entriesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  /** The text of a file, undefined where there is none of that name. @throws Unreadable */
  async text(name: string): Promise<string | undefined> {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const part = new Blob([this.#bytes.subarray(entry.start, entry.start + entry.size)]).stream()
    const stream = entry.packed ? part.pipeThrough(new DecompressionStream('deflate-raw')) : part
    const decoder = new TextDecoder()
    const reader = stream.getReader()
    let text = ''
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        this.#left -= read.value.length
        if (this.#left < 0) throw new Unreadable('too_large')
        text += decoder.decode(read.value, { stream: true })
      }
    } catch (error) {
      void reader.cancel().catch(() => undefined)
      throw error instanceof Unreadable ? error : new Unreadable('broken')
    }
    return text + decoder.decode()
  }
}

/** The files of an archive by name, as its directory at the end lists them. */
function entriesOf(view: DataView): Map<string, Entry> {
  try {
    let end = view.byteLength - 22
    while (view.getUint32(end, true) !== endMark) end--
    const entries = new Map<string, Entry>()
    const decoder = new TextDecoder()
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== entryMark) throw new Unreadable('broken')
      const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)]
      const name = view.getUint16(at + 28, true)
      const header = view.getUint32(at + 42, true)
      // The file's own header may have other extra fields than the directory.
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
      const text = decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, name))
      if (method === 0 || method === 8) entries.set(text, { start, size, packed: method === 8 })
      at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return entries
  } catch {
    // A place outside the file: what stands there is no directory.
    throw new Unreadable('broken')
  }
}
