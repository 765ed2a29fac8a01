import { renderSVG } from 'uqr'

/** A QR code as an SVG file, black on white whatever the colours around it: cameras want it so. */
export function qrSvg(text: string): string {
  const size = '<svg width="1024" height="1024" shape-rendering="crispEdges" '
  return renderSVG(text, { ecc: 'M', border: 4 }).replace('<svg ', size)
}
