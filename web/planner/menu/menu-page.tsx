import { categoryIsRequired, deleteCategoryAsked } from '#words/planner'
import '../../ui/planner.css'
import './menu.css'
import { lazy, Suspense, useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { itemsPerCategory } from '#contract/limits'
import type { Category, CategoryInput } from '#contract/menu'
import { site } from '#contract/site'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { api, ask } from '../../client/api.ts'
import { useLive } from '../../client/live.ts'
import { BackToEvent, ConnectionLost, EventPlaces } from '../event-tabs.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { categoriesAllowed, type EventMenu, saveOrder } from './event-menu.ts'
import { GuestPreview } from './guest-preview.tsx'
import { LoadingDialog } from './loading-dialog.tsx'
import { Ordered } from './ordered.tsx'
import { Usage } from './usage.tsx'

export { loader } from './event-menu.ts'

// Opened by a click: its code comes after the page's own.
const CategoryForm = lazy(async () => ({ default: (await import('./category-form.tsx')).CategoryForm }))

const titleOf = ({ form }: { form: unknown }) => (form ? 'Edit Category' : 'Create New Category')

type Open = { form: Category | null } | { remove: Category } | null

/** An event's categories: the planner's menu at a glance. */
export function Component() {
  const menu = useLoaderData<EventMenu>()
  const { event, categories } = menu
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>(null)
  const live = useLive(event.id)
  useTitle(`Menu · ${event.title} · ${site.name}`)
  const max = categoriesAllowed(menu)
  const full = categories.length >= max

  const close = () => setOpen(null)
  const param = { id: event.id }
  const save = async (category: Category | null, json: CategoryInput, newId: string) => {
    await ask((options) =>
      category
        ? api.events[':id'].categories[':cid'].$put({ param: { ...param, cid: category.id }, json }, options)
        : api.events[':id'].categories.$post({ param, json: { ...json, id: newId } }, options),
    )
    await revalidate()
  }
  const reorder = async (ids: string[]) => {
    try {
      await saveOrder(event.id, { categories: ids })
    } finally {
      await revalidate()
    }
  }
  const remove = async ({ id }: Category) => {
    await ask((options) =>
      api.events[':id'].categories[':cid'].$delete({ param: { ...param, cid: id } }, options),
    )
    await revalidate()
  }
  const add = (
    <Button look="primary" disabled={full} onClick={() => setOpen({ form: null })}>
      {full ? `Category Limit Reached (${max})` : 'Add Category'}
    </Button>
  )

  return (
    <main className="page planner">
      <PageHead title="Menu" back={<BackToEvent />} about={event.title} next={add} />
      <EventPlaces eventId={event.id} />
      <ConnectionLost live={live} />
      <div className="columns aside">
        <div className="stack">
          <Usage used={categories.length} max={max} what="categories" />
          {categories.length === 0 ? (
            <div className="empty">
              <h2>No menu categories yet</h2>
              <p>Start with the courses your guests choose from, like Starter, Main course and Dessert.</p>
            </div>
          ) : (
            <Ordered
              label="Menu categories"
              list={categories}
              save={reorder}
              show={(category) => (
                <CategoryCard
                  eventId={event.id}
                  category={category}
                  edit={() => setOpen({ form: category })}
                  remove={() => setOpen({ remove: category })}
                />
              )}
            />
          )}
        </div>
        <GuestPreview event={event} categories={categories} />
      </div>
      {open && 'form' in open && (
        <Suspense fallback={<LoadingDialog title={titleOf(open)} onClose={close} />}>
          <CategoryForm
            title={titleOf(open)}
            {...(open.form && { category: open.form })}
            used={categories.length}
            max={max}
            save={(input, newId) => save(open.form, input, newId)}
            onClose={close}
          />
        </Suspense>
      )}
      {open && 'remove' in open && (
        <DeleteDialog
          title="Delete Category"
          question={deleteCategoryAsked}
          eventId={event.id}
          about={open.remove}
          remove={() => remove(open.remove)}
          onClose={close}
        />
      )}
    </main>
  )
}

const shownItems = 3

function CategoryCard({
  eventId,
  category,
  edit,
  remove,
}: {
  eventId: string
  category: Category
  edit: () => void
  remove: () => void
}) {
  const { id, name, required, items } = category
  const more = items.length - shownItems
  return (
    <div className="category-card">
      <div>
        <h2>{name}</h2>
        <p className="quietly small figures">
          {items.length} of {itemsPerCategory} items
        </p>
        {required && <span className="badge">{categoryIsRequired}</span>}
      </div>
      {items.length === 0 ? (
        <p className="quietly">No menu items yet</p>
      ) : (
        <ul className="first-items">
          {items.slice(0, shownItems).map((item) => (
            <li key={item.id}>{item.name}</li>
          ))}
          {more > 0 && (
            <li className="quietly">
              +{more} more {more === 1 ? 'item' : 'items'}
            </li>
          )}
        </ul>
      )}
      <div className="row">
        <Link className="button small" to={`/events/${eventId}/menu/${id}`}>
          Manage Items<span className="visually-hidden"> of {name}</span>
        </Link>
        <Button look="quiet" small onClick={edit}>
          Edit<span className="visually-hidden"> {name}</span>
        </Button>
        <Button look="quiet" small onClick={remove}>
          Delete<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </div>
  )
}
