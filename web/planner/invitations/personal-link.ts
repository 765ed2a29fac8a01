/** Ways to hand a text to somebody by the device's own applications. `https://wa.me` takes digits alone. */
export function messageWays(phone: string, text: string): { whatsApp: string; sms: string; call: string } {
  const number = phone.replace(/(?:x|ext\.?).*$/i, '')
  const dialled = number.replace(/[^\d+]/g, '')
  const body = encodeURIComponent(text)
  // 00 is dialled for the plus sign, and a number without either has no country: WhatsApp then asks for whom it is.
  const abroad = /^(?:\+|00)(\d+)$/.exec(dialled)?.[1] ?? ''
  return {
    whatsApp: `https://wa.me/${abroad}?text=${body}`,
    sms: `sms:${dialled}?body=${body}`,
    call: `tel:${dialled}`,
  }
}
