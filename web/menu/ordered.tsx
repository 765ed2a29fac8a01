import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  Button as DragButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'
import { Button } from '#ui/button'
import { toast } from '#ui/toasts'
import { ApiError } from '../api.ts'
import { withoutInlineStyles } from '../ui/pressable.ts'

withoutInlineStyles()

type Named = { id: string; name: string }

/**
 * A list whose order is the planner's: by buttons, by dragging, and by dragging with the keyboard. A new order shows
 * at once and is stored by one call; when that fails, the old one is back and the reason is told.
 */
export function Ordered<T extends Named>({
  label,
  list,
  save,
  show,
}: {
  label: string
  list: T[]
  save: (ids: string[]) => Promise<unknown>
  show: (one: T) => ReactNode
}) {
  const [moved, setMoved] = useState<{ of: T[]; ids: string[] } | null>(null)
  // An order that was dragged holds until the loader brings the next list.
  const ids = moved?.of === list ? moved.ids : list.map(({ id }) => id)
  const byId = new Map(list.map((one) => [one.id, one]))
  const items = ids.flatMap((id) => byId.get(id) ?? [])

  const put = (next: string[]) => {
    if (next.join() === ids.join()) return
    setMoved({ of: list, ids: next })
    save(next).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setMoved(null)
      toast(error.message, { kind: 'error' })
    })
  }
  const step = (index: number, by: number) => {
    const next = [...ids]
    const [id] = next.splice(index, 1)
    if (id) next.splice(index + by, 0, id)
    put(next)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': byId.get(String(key))?.name ?? '' })),
    onReorder: ({ keys, target }) => {
      const taken = ids.filter((id) => keys.has(id))
      const rest = ids.filter((id) => !keys.has(id))
      const at = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      put([...rest.slice(0, at), ...taken, ...rest.slice(at)])
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
  })

  return (
    <GridList
      aria-label={label}
      className="ordered"
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      dependencies={[ids.join(), list]}
    >
      {(one) => {
        const index = ids.indexOf(one.id)
        return (
          <GridListItem id={one.id} textValue={one.name} className="ordered-item">
            <div className="movers">
              <DragButton slot="drag" className="button quiet small" aria-label={`Drag ${one.name}`}>
                <GripVertical className="icon" aria-hidden="true" />
              </DragButton>
              <Button
                look="quiet"
                small
                aria-label={`Move ${one.name} up`}
                disabled={index === 0}
                onClick={() => step(index, -1)}
              >
                <ArrowUp className="icon" aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                small
                aria-label={`Move ${one.name} down`}
                disabled={index === ids.length - 1}
                onClick={() => step(index, 1)}
              >
                <ArrowDown className="icon" aria-hidden="true" />
              </Button>
            </div>
            {show(one)}
          </GridListItem>
        )
      }}
    </GridList>
  )
}
