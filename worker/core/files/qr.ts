import { encode, renderSVG } from 'uqr'

/** A QR code as an SVG file, black on white whatever the colours around it: cameras want it so. */
export function qrSvg(text: string): string {
  const size = '<svg width="1024" height="1024" shape-rendering="crispEdges" '
  return renderSVG(text, { ecc: 'M', border: 4 }).replace('<svg ', size)
}

/** A QR code as the path of its black squares, each one unit large, with the quiet border that cameras want: a line for each run. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((black) => (black ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: runs.join('') }
}
