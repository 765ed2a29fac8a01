import { tryAgain } from '#core/words/shared'
import type { PlannerItem } from '#menu/shape/menu'
import type { OwnNeed } from '#needs/rules/needs'
import * as needsWords from '#needs/words/kitchen'
import { storeContents, takeBack } from '#needs/words/planner'
import { Button } from '#ui/button'
import { ChangedStatements } from '../../../client/changed-statements.tsx'
import type { DishRows } from './use-dish-rows.ts'

type Props = { item: PlannerItem; ownNeeds: readonly OwnNeed[]; rows: DishRows }

/** State of storing a dish: its question, or its failure. */
export function DishRowState({ item, ownNeeds, rows }: Props) {
  const { id } = item
  const row = rows.rows[id]
  const { open: form } = rows.formOf(item)
  const clashes = form.clashes.length > 0
  const open = !clashes && (row?.state === 'asking' || row?.state === 'failed')
  return (
    <>
      <div role={row?.state === 'failed' ? 'alert' : 'status'} className="contents-warned small">
        {row && !clashes && (
          <span className={row.state === 'failed' ? 'field-error' : ''}>{row.sentence}</span>
        )}
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
      <ChangedStatements
        words={needsWords}
        form={form}
        stored={item}
        ownNeeds={ownNeeds}
        tries={0}
        busy={row?.state === 'saving'}
        decide={(clash, whose) => rows.decide(item, clash, whose)}
      />
    </>
  )
}
