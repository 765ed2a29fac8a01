import { connect, createServer, type Socket } from 'node:net'

export type SwallowingProxy = {
  /** The site through this proxy. */
  origin: string
  /** From now on every byte is swallowed, on open and on new connections, and none is closed. */
  swallow(): void
  /** From now on no connection stands or opens. */
  cut(): Promise<void>
  /** From now on new connections pass. */
  pass(): Promise<void>
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
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, 'localhost', done))
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    swallow: () => {
      swallowing = true
    },
    cut: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of open) socket.destroy()
      }),
    async pass() {
      swallowing = false
      if (!server.listening) await listen(address.port)
    },
  }
}
