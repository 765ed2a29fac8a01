import { renderSVG } from 'uqr'

/** A QR code, black on white whatever the colours around it: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <img className="qr-code" src={`data:image/svg+xml,${encodeURIComponent(drawn(text))}`} alt={label} />
}

/** The same as a file. */
export function qrFile(text: string): Blob {
  return new Blob([drawn(text)], { type: 'image/svg+xml' })
}

function drawn(text: string): string {
  const size = '<svg width="1024" height="1024" shape-rendering="crispEdges" '
  return renderSVG(text, { ecc: 'M', border: 4 }).replace('<svg ', size)
}
