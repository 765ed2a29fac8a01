import { createServer } from 'node:http'

/**
 * The site as it is after a deploy, at the address of the site before: the kitchen's script has another name, and its service
 * worker another text. It passes on what is read, and no live view.
 * @param site the address of the site before
 * @param port to listen on
 */
export async function nextVersion(site: string, port: number): Promise<{ close: () => void }> {
  const server = createServer((request, response) => {
    const asked = request.url ?? '/'
    const passOn = async () => {
      const answer = await fetch(site + asked.replace('-next.js', '.js'), { redirect: 'manual' })
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      const text = /html|json|javascript/.test(type)
        ? body
            .toString()
            .replaceAll(/\b((?:kitchen|toasts-chunk)-[\w-]+)\.js\b/g, '$1-next.js')
            .concat(asked === '/kitchen/offline.js' ? '// next' : '')
        : body
      const headers = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-)/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(headers)).end(text)
    }
    passOn().catch(() => response.destroy())
  })
  server.on('upgrade', (_, socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(port, 'localhost', done))
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
