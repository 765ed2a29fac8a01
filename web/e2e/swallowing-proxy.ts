import { connect, createServer, type Socket } from 'node:net'

export type SwallowingProxy = {
  /** The site through this proxy. */
  origin: string
  /** From now on every byte is swallowed, on open and on new connections, and none is closed. */
  swallow(): void
  /** From now on new connections pass. */
  pass(): void
  close(): void
}

/** A proxy on loopback that can do what a line in a cellar does: take every byte, deliver none, and say nothing. */
export async function swallowingProxy(site: string): Promise<SwallowingProxy> {
  const { port } = new URL(site)
  const open = new Set<Socket>()
  let swallowing = false
  const server = createServer((near) => {
    const far = connect(Number(port), 'localhost')
    // A connection that was swallowed once is broken: bytes of it are gone.
    let broken = false
    const join = (from: Socket, to: Socket) => {
      open.add(from)
      from.on('data', (bytes) => {
        broken ||= swallowing
        if (!broken) to.write(bytes)
      })
      from.on('close', () => {
        open.delete(from)
        if (!broken) to.destroy()
      })
      from.on('error', () => undefined)
    }
    join(near, far)
    join(far, near)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    swallow: () => {
      swallowing = true
    },
    pass: () => {
      swallowing = false
    },
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
