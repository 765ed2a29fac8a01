/** The headers of a CSV file under a name of any letters. */
export function csvHeaders(name: string): Record<string, string> {
  return fileHeaders(name, 'text/csv; charset=utf-8')
}

/** The headers of an Excel workbook under a name of any letters. */
export function xlsxHeaders(name: string): Record<string, string> {
  return fileHeaders(name, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
}

/** The headers of a JSON file under a name of any letters. */
export function jsonHeaders(name: string): Record<string, string> {
  return fileHeaders(name, 'application/json; charset=utf-8')
}

function fileHeaders(name: string, type: string): Record<string, string> {
  const plain = name.replace(/[^a-z0-9_.]/g, '_')
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  }
}
