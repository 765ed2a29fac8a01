import { hmac, isHmac, randomToken } from '#core/hash'

/**
 * A device cookie shows that an account was signed in with this browser before. It holds a random id of the browser, and
 * for each account a keyed hash of that id and the account's address. It identifies no person, grants no access, and
 * cannot be forged without the secret.
 */
export const deviceCookie = '__Host-device'

/** The longest that browsers keep a cookie, in seconds. Each sign-in renews it. */
export const deviceLife = 400 * 86_400

/** Accounts remembered of a shared browser, the last signed in first. */
const accountsMax = 5

const written = /^([\w-]{43})((?:\.[\w-]{43}){1,5})$/

function read(cookie: string | undefined): { name: string; marks: string[] } | null {
  const [, name, marks] = written.exec(cookie ?? '') ?? []
  return name && marks ? { name, marks: marks.slice(1).split('.') } : null
}

const marked = (name: string, email: string) => `device ${name} ${email}`

/** The id of the browser if the account of an address was signed in there before, else null. */
export async function deviceOf(
  secrets: readonly string[],
  cookie: string | undefined,
  email: string,
): Promise<string | null> {
  const device = read(cookie)
  if (!device) return null
  const found = await Promise.all(
    device.marks.map((mark) => isHmac(secrets, marked(device.name, email), mark)),
  )
  return found.includes(true) ? device.name : null
}

/** The cookie's value after a sign-in. The browser keeps its id and its other accounts. */
export async function withDevice(secret: string, cookie: string | undefined, email: string): Promise<string> {
  const { name, marks } = read(cookie) ?? { name: randomToken(), marks: [] }
  const mark = await hmac(secret, marked(name, email))
  const others = marks.filter((one) => one !== mark)
  return [name, mark, ...others.slice(0, accountsMax - 1)].join('.')
}
