import { Agent, request } from 'node:http'

/** One request. It is a POST if it has a body, otherwise a GET. */
export type Shot = { url: URL; headers?: Record<string, string>; body?: string }

/** Returns an agent that keeps at most `most` connections open. */
export function connections(most: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: most })
}

/**
 * Sends one request and reads the whole response.
 * @returns its length in bytes
 * @throws if the status is not 2xx or no response comes within 30 seconds
 */
export function fired({ url, headers, body }: Shot, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
        timeout: 30_000,
      },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (status >= 200 && status < 300) resolve(bytes)
          else reject(new Error(`${url.pathname} answered ${status}`))
        })
        response.on('error', reject)
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${url.pathname} did not answer in time`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
}

// A measurement sends no new request after this many milliseconds, so that a slow machine does not prolong the run.
const longest = 800

/** Sends `count` requests in sequence on one connection. Returns the median time in milliseconds. */
export async function typical(count: number, shot: (index: number) => Shot): Promise<number> {
  const agent = connections(1)
  const times: number[] = []
  try {
    const end = performance.now() + longest
    for (let index = 0; index < count && performance.now() < end; index++) {
      const started = performance.now()
      await fired(shot(index), agent)
      times.push(performance.now() - started)
    }
  } finally {
    agent.destroy()
  }
  return median(times)
}

/**
 * Sends `count` requests from concurrent clients. Each client waits for a response before its next request.
 * A few requests may fail on a busy machine.
 * @returns responses per second
 * @throws if more than a tenth of the requests fail
 */
export async function rate(clients: number, count: number, shot: (index: number) => Shot): Promise<number> {
  const agent = connections(clients)
  let next = 0
  const started = performance.now()
  let refused = 0
  const client = async () => {
    while (next < count && performance.now() < started + longest)
      await fired(shot(next++), agent).catch((error: unknown) => {
        refused++
        if (refused > count / 10) throw error
      })
  }
  try {
    await Promise.all(Array.from({ length: clients }, client))
    return ((next - refused) * 1000) / (performance.now() - started)
  } finally {
    agent.destroy()
  }
}
