import { packedFile as file } from '../../../worker/core/files/zip.ts'

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
