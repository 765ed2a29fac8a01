import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Connection, followConnection } from './connection.ts'
import { type Here, hereIn, whoIsHere } from './here.ts'
import { keepOpen } from './live-socket.ts'

const pause = 2_000

/**
 * Keeps an open planner page up to date: on each change its loaders run again, at most once in two seconds, and after a lost
 * connection as well.
 * @param paused while the event is about to go: nothing is asked of one that is gone
 * @returns whether the page is up to date, and which other members have the event open
 */
export function useLive(eventId: string, paused = false): { connection: Connection; here: Here } {
  // The page's loaders have just run.
  const [connection, setConnection] = useState<Connection>(() => ({ state: 'live', upToDateAt: Date.now() }))
  const [here, setHere] = useState<Here>([])
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (paused) return
    let due: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const follower = followConnection(Date.now(), setConnection)
    const present = whoIsHere(setHere)

    const changed = () => {
      follower.noteChange()
      due ??= setTimeout(
        () => {
          due = undefined
          last = Date.now()
          void follower.readPage(async () => {
            await revalidate()
            return true
          })
        },
        Math.max(0, last + pause - Date.now()),
      )
    }
    const end = keepOpen(`/api/events/${eventId}/live`, {
      // Changes between the loader's response and the connection are caught up with as well.
      onOpen() {
        // The server tells anew of those who are still here.
        present.update([])
        changed()
      },
      onMessage(text) {
        const others = hereIn(text)
        if (others) present.update(others)
        else changed()
      },
      onDeadline: changed,
      onPong: follower.notePong,
      onChecking: follower.setChecking,
      onLost() {
        present.update([])
        follower.setLost()
      },
    })
    return () => {
      end()
      present.end()
      clearTimeout(due)
    }
  }, [eventId, paused, revalidate])

  return { connection: connection, here }
}
