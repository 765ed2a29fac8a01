import { allItemsUsed, deleteItemAsked, moveOrCopyItem, removedMeanwhile } from '#menu/words/planner'
import { Editing } from '../shared/event/editing.tsx'
import '../../ui/planner.css'
import './menu.css'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useParams, useRevalidator } from 'react-router'
import { itemsPerCategory } from '#core/limits'
import { site } from '#core/site'
import type { Category, PlannerItem as Item, ItemInput } from '#menu/shape/menu'
import type { ItemChange } from '#menu/shape/requests'
import type { SentDishStatements } from '#needs/rules/stored-contents'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { lazyPrefetched } from '../../client/lazy-prefetched.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { LoadingDialog } from '../shared/loading-dialog.tsx'
import { ChooseAgainNotice } from '../shared/notify/choose-again.tsx'
import { ContentsChangedNotice } from '../shared/notify/contents-changed.tsx'
import { Ordered } from '../shared/sort/ordered.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { saveOrder } from './draft/event-menu.ts'
import { GuestPreview } from './guest-preview.tsx'
import { ItemLine } from './item-line.tsx'
import { MenuWays } from './menu-ways.tsx'
import { TranslationsWay } from './translations/translations-way.tsx'
import { Usage } from './usage.tsx'

// Opened by a click: its code comes after the page's own.
const ItemForm = lazyPrefetched(async () => (await import('./item-form.tsx')).ItemForm)

const AddItems = lazyPrefetched(async () => (await import('./add-items.tsx')).AddItems)

const MoveItem = lazyPrefetched(async () => (await import('./move-item.tsx')).MoveItem)

const titleOf = ({ form }: { form: unknown }) => (form ? 'Edit Menu Item' : 'Add Menu Item')

type Open = { form: Item | null } | { remove: Item } | { move: Item } | null

/** Leads to the menu, and says why where the category was removed while it was open. */
function Gone({ name }: { name: string }) {
  const { event } = useEvent()
  useEffect(() => {
    if (name !== '') toast(removedMeanwhile(name), { kind: 'error', seconds: 10 })
  }, [name])
  return <Navigate replace to={`/events/${event.id}/menu`} />
}

/** The items of one category. */
export function Component() {
  const { event, categories, ownNeeds } = useEvent()
  const { categoryId = '' } = useParams()
  const category = categories.find(({ id }) => id === categoryId)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  useTitle(`${category?.name ?? 'Menu'} Items · ${event.title} · ${site.name}`)
  const [opened] = useState(category)
  if (!category) return <Gone name={opened?.id === categoryId ? opened.name : ''} />

  const { items } = category
  const full = items.length >= itemsPerCategory
  const close = () => setOpen(null)
  const saver = (item: Item) => async (json: ItemChange, newId: string) => {
    const param = { id: event.id, iid: item.id }
    await callApi((options) =>
      api.events[':id'].items[':iid'].$put({ param, json: { ...json, newId } }, options),
    )
    await revalidate()
  }
  const add = async ({ id: cid }: Category, json: ItemInput & SentDishStatements, id: string) => {
    const param = { id: event.id, cid }
    await callApi((options) =>
      api.events[':id'].categories[':cid'].items.$post({ param, json: { ...json, id } }, options),
    )
    // The form waits for the next dish, not for the page below it.
    void revalidate()
  }
  const reorder = async (ids: string[]) => {
    try {
      await saveOrder(event.id, { category: category.id, items: ids })
    } finally {
      await revalidate()
    }
  }
  const remove = async ({ id: iid }: Item) => {
    await callApi((options) =>
      api.events[':id'].items[':iid'].$delete({ param: { id: event.id, iid } }, options),
    )
    await revalidate()
  }

  return (
    <>
      <PageHead
        title={`${category.name} Items`}
        back={
          <Link to={`/events/${event.id}/menu`}>
            <ArrowLeft className="icon" aria-hidden="true" /> Back to categories
          </Link>
        }
        below
        next={
          <Editing>
            <Button look="primary" disabled={full} onClick={() => setOpen({ form: null })}>
              {full ? `Item Limit Reached (${itemsPerCategory})` : 'Add Item'}
            </Button>
          </Editing>
        }
      />
      <ChooseAgainNotice event={event} fresh={categories} />
      <ContentsChangedNotice event={event} fresh={categories} />
      <div className="columns aside">
        <Editing>
          <div className="stack">
            <Usage used={items.length} max={itemsPerCategory} what="items">
              {allItemsUsed(itemsPerCategory)}
            </Usage>
            {items.length === 0 ? (
              <div className="empty">
                <h3>No menu items yet</h3>
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
                    ownNeeds={ownNeeds}
                    edit={() => setOpen({ form: item })}
                    remove={() => setOpen({ remove: item })}
                    move={() => setOpen({ move: item })}
                  />
                )}
              />
            )}
            <MenuWays event={event} menu={categories} here={category}>
              <TranslationsWay eventId={event.id} menu={categories} part />
            </MenuWays>
          </div>
        </Editing>
        <GuestPreview event={event} categories={categories} />
      </div>
      {open && 'form' in open && (
        <Suspense fallback={<LoadingDialog title={titleOf(open)} onClose={close} />}>
          {open.form ? (
            <ItemForm
              title={titleOf(open)}
              event={event}
              item={open.form}
              used={items.length}
              max={itemsPerCategory}
              save={saver(open.form)}
              onClose={close}
            />
          ) : (
            <AddItems
              title={titleOf(open)}
              menu={categories}
              first={category}
              max={itemsPerCategory}
              save={add}
              onClose={({ id }) => {
                close()
                if (id !== category.id) void navigate(`/events/${event.id}/menu/${id}`)
              }}
            />
          )}
        </Suspense>
      )}
      {open && 'move' in open && (
        <Suspense fallback={<LoadingDialog title={moveOrCopyItem} onClose={close} />}>
          <MoveItem event={event} menu={categories} from={category} item={open.move} onClose={close} />
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
    </>
  )
}
