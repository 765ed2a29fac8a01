import './kitchen.css'
import { Loading } from '#ui/loading'
import { useKitchenWords } from '../client/words.tsx'
import { Board } from './board.tsx'
import { useOfflineCopy } from './offline/use-offline-copy.ts'
import { type KitchenLinkData, useKitchen, useToken } from './use-kitchen.ts'

export type { KitchenLinkData }

/** `/kitchen/:token`: what the kitchen has to cook, live while the page is open. */
export function KitchenPage({ data }: { data: KitchenLinkData }) {
  const words = useKitchenWords()
  const token = useToken(data.token)
  const { shown, connection, reload, clear } = useKitchen(token, data)
  const offlineCopy = useOfflineCopy(token, shown, connection, clear)
  const { loaded } = shown
  if (!loaded)
    return (
      <main className="page narrow">
        <Loading>{words.kitchen.loadingKitchen}</Loading>
      </main>
    )
  if ('refusalCode' in loaded)
    return (
      <main className="page narrow kitchen-over">
        <div role="status">
          <h1>{loaded.sentence}</h1>
        </div>
      </main>
    )
  return (
    <Board
      token={token}
      view={loaded}
      connection={connection}
      reload={reload}
      offline={shown.offline}
      offlineCopy={offlineCopy}
    />
  )
}
