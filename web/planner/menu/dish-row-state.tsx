import { Button } from '#ui/button'
import { storeContents, takeBack } from '#words/dish-contents'
import { tryAgain } from '#words/site'
import type { DishRows } from './use-dish-rows.ts'

/** How storing a dish stands: what it asks, or why it failed. */
export function DishRowState({ id, rows }: { id: string; rows: DishRows }) {
  const row = rows.rows[id]
  const open = row?.state === 'asking' || row?.state === 'failed'
  return (
    <div role={row?.state === 'failed' ? 'alert' : 'status'} className="contents-warned small">
      {row && <span className={row.state === 'failed' ? 'complaint' : ''}>{row.said}</span>}
      {open && (
        <div className="row">
          {row.state === 'asking' ? (
            <Button small look="danger" onClick={() => rows.confirm(id)}>
              {storeContents}
            </Button>
          ) : (
            <Button small onClick={() => rows.again(id)}>
              {tryAgain}
            </Button>
          )}
          <Button small look="quiet" onClick={() => rows.takeBack(id)}>
            {takeBack}
          </Button>
        </div>
      )}
    </div>
  )
}
