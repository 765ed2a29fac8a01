/** QR code of an event's sharing link: black on white in any colour scheme, as cameras want it. */
export function qrPath(eventCode: string): string {
  return `/api/codes/${eventCode}/qr.svg`
}

/** The QR code of an event's sharing link. */
export function QrCode({ eventCode, label }: { eventCode: string; label: string }) {
  return <img className="qr-code" src={qrPath(eventCode)} width={1024} height={1024} alt={label} />
}
