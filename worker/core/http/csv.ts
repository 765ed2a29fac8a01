/** The headers of a CSV file under a name of any letters. */
export function csvHeaders(name: string): Record<string, string> {
  const plain = name.replace(/[^a-z0-9_.]/g, '_')
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  }
}
