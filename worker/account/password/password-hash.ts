import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Cost of a password's hash: scrypt with N = 2^14, r = 8, p = 5, one of the five settings of OWASP's Password Storage
 * Cheat Sheet. It takes 16 MB, so that several fit into an isolate's 128. Measured in workerd: 0.15 s. Most tests lower it.
 */
export const current = { ln: 14, r: 8, p: 5 }
const saltBytes = 16
const keyBytes = 32

type Cost = typeof current
type Hash = { cost: Cost; salt: Buffer | string; key: Buffer }

/** Hashes a password with a random salt, as `$scrypt$ln=14,r=8,p=5$salt$key` (base64, no padding). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, current, keyBytes)
  const { ln, r, p } = current
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`
}

/** True if a password is the one a hash was made of, with the parameters the hash names. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { cost, salt, key } = read(hash)
  return timingSafeEqual(key, await derive(password, salt, cost, key.length))
}

/** True if a hash has today's parameters. An older one is replaced at the next sign-in. */
export function isCurrent(hash: string): boolean {
  return hash.startsWith(`$scrypt$ln=${current.ln},r=${current.r},p=${current.p}$`)
}

const written = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
// As better-auth wrote it: the salt is the hexadecimal text itself, and the parameters are known.
const older = /^([0-9a-f]{32}):([0-9a-f]{128})$/

function read(hash: string): Hash {
  const [, ln, r, p, salt = '', key = ''] = written.exec(hash) ?? []
  if (ln)
    return {
      cost: { ln: Number(ln), r: Number(r), p: Number(p) },
      salt: Buffer.from(salt, 'base64'),
      key: Buffer.from(key, 'base64'),
    }
  const [, hexSalt, hexKey = ''] = older.exec(hash) ?? []
  if (!hexSalt) throw new Error('a stored password hash has a form nobody knows')
  return { cost: { ln: 14, r: 16, p: 1 }, salt: hexSalt, key: Buffer.from(hexKey, 'hex') }
}

/** NFKC, so that different keyboards produce the same password. Nothing else is changed. */
function derive(password: string, salt: Buffer | string, { ln, r, p }: Cost, bytes: number): Promise<Buffer> {
  const N = 2 ** ln
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
