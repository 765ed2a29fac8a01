import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, packed. */
export type File = { name: string; packed: Uint8Array; size: number }

/** A text as a file of an archive. */
export const file = (name: string, text: string): File => {
  const bytes = Buffer.from(text)
  return { name, packed: deflateRawSync(bytes), size: bytes.length }
}

/** A ZIP archive of files. */
export function archive(files: File[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, packed, size } of files) {
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(8, 8)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(size >>> 0, 22)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc32(name), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size >>> 0, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(header, Buffer.from(name), Buffer.from(packed))
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

/** Files of a workbook beside its sheets. @param sheets the elements that name the sheets */
export const workbook = (sheets: string) => [
  file('xl/workbook.xml', `<?xml version="1.0"?><workbook><sheets>${sheets}</sheets></workbook>`),
  file(
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="/xl/worksheets/sheet2.xml" Id="rId2"/></Relationships>`,
  ),
]
/** One of a workbook's two sheets, by its rows in XML. */
export const sheet = (number: number, rows: string) =>
  file(`xl/worksheets/sheet${number}.xml`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`)
