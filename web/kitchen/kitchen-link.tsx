import './kitchen.css'
import { Loading } from '#ui/loading'
import { useKitchenWords } from '../client/words.tsx'
import { Board } from './board.tsx'
import { useKept } from './use-kept.ts'
import { type KitchenLinkData, useKitchen, useToken } from './use-kitchen.ts'

export type { KitchenLinkData }

/** `/kitchen/:token`: what the kitchen has to cook, live while the page is open. */
export function KitchenLink({ data }: { data: KitchenLinkData }) {
  const words = useKitchenWords()
  const token = useToken(data.token)
  const { shown, line, read, empty } = useKitchen(token, data)
  const here = useKept(token, shown, line, empty)
  const { loaded } = shown
  if (!loaded)
    return (
      <main className="page narrow">
        <Loading>{words.kitchen.loadingKitchen}</Loading>
      </main>
    )
  if ('unable' in loaded)
    return (
      <main className="page narrow kitchen-over">
        <div role="status">
          <h1>{loaded.unable}</h1>
        </div>
      </main>
    )
  return <Board token={token} view={loaded} line={line} changed={read} kept={shown.kept} here={here} />
}
