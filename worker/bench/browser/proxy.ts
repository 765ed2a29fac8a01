import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Starts a proxy that compresses text with brotli, as Cloudflare does in front of a Worker. It also serves `own` pages.
 * @param target address of the Worker
 * @param port port to listen on at localhost
 * @param own HTML by path, served without the Worker
 * @returns a function that stops the proxy
 */
export async function proxy(target: URL, port: number, own: Record<string, string>): Promise<() => void> {
  const packed = new Map<string, Buffer>()
  const compress = (body: Buffer, path: string): Buffer => {
    const hashed = path.startsWith('/assets/')
    const known = hashed ? packed.get(path) : undefined
    if (known) return known
    const quality = { [constants.BROTLI_PARAM_QUALITY]: hashed ? 11 : 5 }
    const made = brotliCompressSync(body, { params: quality })
    if (hashed) packed.set(path, made)
    return made
  }
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const page = own[path]
    if (page !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      return answer.end(compress(Buffer.from(page), path))
    }
    const passed = request(
      new URL(path, target),
      { method: asked.method, headers: { ...asked.headers, 'accept-encoding': 'identity' } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          const text = /text|javascript|json|svg/.test(response.headers['content-type'] ?? '')
          const { 'transfer-encoding': _, 'content-length': __, ...headers } = response.headers
          const sent = text && body.length > 0 ? compress(body, path) : body
          answer.writeHead(response.statusCode ?? 502, {
            ...headers,
            ...(sent !== body && { 'content-encoding': 'br' }),
            'content-length': sent.length,
          })
          answer.end(sent)
        })
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
    return undefined
  })
  server.on('upgrade', (asked, socket, head) => {
    const through = connect(Number(target.port), target.hostname, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`)
      through.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      through.write(head)
      socket.pipe(through).pipe(socket)
    })
    for (const end of [socket, through]) end.on('error', () => [socket, through].map((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
