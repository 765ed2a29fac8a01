import { qrSvg } from '#contract/qr'

/** A QR code, black on white whatever the colours around it: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <img className="qr-code" src={`data:image/svg+xml,${encodeURIComponent(qrSvg(text))}`} alt={label} />
}

/** The same as a file. */
export function qrFile(text: string): Blob {
  return new Blob([qrSvg(text)], { type: 'image/svg+xml' })
}
