import { deleteItemAsked } from '#words/planner'
import '../../ui/planner.css'
import './menu.css'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLoaderData, useParams, useRevalidator } from 'react-router'
import { itemsPerCategory } from '#contract/limits'
import type { Item, ItemInput } from '#contract/menu'
import { site } from '#contract/site'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { api, ask } from '../../client/api.ts'
import { useLive } from '../../client/live.ts'
import { ConnectionLost } from '../event-tabs.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { type EventMenu, saveOrder } from './event-menu.ts'
import { GuestPreview } from './guest-preview.tsx'
import { LoadingDialog } from './loading-dialog.tsx'
import { Ordered } from './ordered.tsx'
import { Usage } from './usage.tsx'

export { loader } from './event-menu.ts'

// Opened by a click: its code comes after the page's own.
const ItemForm = lazy(async () => ({ default: (await import('./item-form.tsx')).ItemForm }))

const titleOf = ({ form }: { form: unknown }) => (form ? 'Edit Menu Item' : 'Add Menu Item')

type Open = { form: Item | null } | { remove: Item } | null

/** The items of one category. */
export function Component() {
  const { event, categories } = useLoaderData<EventMenu>()
  const { categoryId = '' } = useParams()
  const category = categories.find(({ id }) => id === categoryId)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>(null)
  const live = useLive(event.id)
  useTitle(`${category?.name ?? 'Menu'} Items · ${event.title} · ${site.name}`)
  if (!category) return null

  const { items } = category
  const full = items.length >= itemsPerCategory
  const close = () => setOpen(null)
  const save = async (item: Item | null, json: ItemInput, newId: string) => {
    const { id } = event
    await ask((options) =>
      item
        ? api.events[':id'].items[':iid'].$put({ param: { id, iid: item.id }, json }, options)
        : api.events[':id'].categories[':cid'].items.$post(
            { param: { id, cid: category.id }, json: { ...json, id: newId } },
            options,
          ),
    )
    await revalidate()
  }
  const reorder = async (ids: string[]) => {
    try {
      await saveOrder(event.id, { category: category.id, items: ids })
    } finally {
      await revalidate()
    }
  }
  const remove = async ({ id: iid }: Item) => {
    await ask((options) => api.events[':id'].items[':iid'].$delete({ param: { id: event.id, iid } }, options))
    await revalidate()
  }

  return (
    <main className="page planner">
      <PageHead
        title={`${category.name} Items`}
        back={
          <Link to={`/events/${event.id}/menu`}>
            <ArrowLeft className="icon" aria-hidden="true" /> Back to categories
          </Link>
        }
        about={event.title}
        next={
          <Button look="primary" disabled={full} onClick={() => setOpen({ form: null })}>
            {full ? `Item Limit Reached (${itemsPerCategory})` : 'Add Item'}
          </Button>
        }
      />
      <ConnectionLost live={live} />
      <div className="columns aside">
        <div className="stack">
          <Usage used={items.length} max={itemsPerCategory} what="items" />
          {items.length === 0 ? (
            <div className="empty">
              <h2>No menu items yet</h2>
              <p>Add the dishes your guests choose from in this category.</p>
            </div>
          ) : (
            <Ordered
              label={`Items of ${category.name}`}
              list={items}
              save={reorder}
              show={(item) => (
                <ItemLine
                  item={item}
                  edit={() => setOpen({ form: item })}
                  remove={() => setOpen({ remove: item })}
                />
              )}
            />
          )}
        </div>
        <GuestPreview event={event} categories={categories} />
      </div>
      {open && 'form' in open && (
        <Suspense fallback={<LoadingDialog title={titleOf(open)} onClose={close} />}>
          <ItemForm
            title={titleOf(open)}
            {...(open.form && { item: open.form })}
            used={items.length}
            max={itemsPerCategory}
            save={(input, newId) => save(open.form, input, newId)}
            onClose={close}
          />
        </Suspense>
      )}
      {open && 'remove' in open && (
        <DeleteDialog
          title="Delete Menu Item"
          question={deleteItemAsked}
          eventId={event.id}
          about={open.remove}
          remove={() => remove(open.remove)}
          onClose={close}
        />
      )}
    </main>
  )
}

function ItemLine({ item, edit, remove }: { item: Item; edit: () => void; remove: () => void }) {
  return (
    <div className="item-line">
      <div>
        <strong>{item.name}</strong>
        {item.description && <p className="quietly">{item.description}</p>}
      </div>
      <div className="row">
        <Button look="quiet" small onClick={edit}>
          Edit<span className="visually-hidden"> {item.name}</span>
        </Button>
        <Button look="quiet" small onClick={remove}>
          Delete<span className="visually-hidden"> {item.name}</span>
        </Button>
      </div>
    </div>
  )
}
