import { createServer } from 'node:net'

/**
 * The port of `npm start` and `npm run dev`: `PORT`, or 8787. The card provider's stand-in uses the next port.
 * @throws Error when `PORT` is not a port
 */
export function portFromEnvironment(): number {
  const text = process.env.PORT ?? '8787'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`PORT is ${text}, and has to be a number from 1 to 65534.`)
  return port
}

/** @throws Error with the port and what to do, when another process listens on it on loopback */
export async function assertFree(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1'])
    await new Promise<void>((resolve, reject) => {
      const probe = createServer()
      probe.once('error', ({ code }: NodeJS.ErrnoException) =>
        code === 'EADDRINUSE'
          ? reject(
              new Error(
                `Port ${port} is in use. End what listens there, or choose another: PORT=9000 npm start`,
              ),
            )
          : resolve(),
      )
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()))
    })
}
