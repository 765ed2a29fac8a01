import { cleanLine } from './text.ts'

/**
 * Normalizes a mail address for storing, comparing and counting: lower case, with the domain in ASCII, so that an
 * internationalized domain and its punycode are equal. The local part may use any script.
 * @returns the address; if its domain is invalid, the input cleaned and in lower case
 */
export function canonicalEmail(text: string): string {
  const address = cleanLine(text).toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address.slice(at + 1))
  return at < 0 || domain === null ? address : `${address.slice(0, at)}@${domain}`
}

/** True for an address in that form. */
export function isCanonicalEmail(text: string): boolean {
  return asciiDomain(text.slice(text.lastIndexOf('@') + 1)) !== null && canonicalEmail(text) === text
}

const plain = /^[\u0021-\u007e]*$/
const ofUrl = /[/?#%:@\\]/

/** A domain as ASCII, or null for what is none. Only what is not ASCII goes through the parser of URLs. */
function asciiDomain(domain: string): string | null {
  if (plain.test(domain)) return domain
  if (ofUrl.test(domain) || !URL.canParse(`https://${domain}`)) return null
  return new URL(`https://${domain}`).hostname
}
