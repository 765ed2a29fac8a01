import {
  allCategoriesUsed,
  categoryAdded,
  categoryIsRequired,
  copyCategory,
  deleteCategoryAsked,
} from '#menu/words/planner'
import { whatIsInDishes } from '#needs/words/planner'
import { Editing } from '../shared/event/editing.tsx'
import '../../ui/planner.css'
import './menu.css'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { itemsPerCategory } from '#core/limits'
import { site } from '#core/site'
import type { Category, CategoryChange } from '#menu/shape/menu'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { typeset } from '#ui/typeset'
import { announce } from '../../client/announce.ts'
import { api, callApi } from '../../client/calls/api.ts'
import { lazyPrefetched } from '../../client/lazy-prefetched.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { NeedMore } from '../shared/event/need-more.tsx'
import { LoadingDialog } from '../shared/loading-dialog.tsx'
import { ChooseAgainNotice } from '../shared/notify/choose-again.tsx'
import { ContentsChangedNotice } from '../shared/notify/contents-changed.tsx'
import { Ordered } from '../shared/sort/ordered.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { categoriesAllowed, saveOrder } from './draft/event-menu.ts'
import { Suggestions } from './draft/suggestions.tsx'
import { GuestPreview } from './guest-preview.tsx'
import { Late, useLate } from './late.tsx'
import { MenuWays } from './menu-ways.tsx'
import { TranslationsWay } from './translations/translations-way.tsx'
import { Usage } from './usage.tsx'
import { useCopyCategory } from './use-copy-category.ts'

// Opened by a click: its code comes after the page's own.
const CategoryForm = lazyPrefetched(async () => (await import('./category-form.tsx')).CategoryForm)

const DishesDialog = lazyPrefetched(async () => (await import('./contents/dishes-dialog.tsx')).DishesDialog)

const titleOf = ({ form }: { form: unknown }) => (form ? 'Edit Category' : 'Create New Category')

type Open = { form: Category | null } | { remove: Category } | { dishes: true } | null

/** An event's categories: the planner's menu at a glance. */
export function Component() {
  const { event, categories } = useEvent()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>(null)
  const added = useRef<string>(undefined)
  useTitle(`Menu · ${event.title} · ${site.name}`)
  const max = categoriesAllowed(event)
  const full = categories.length >= max

  const close = () => setOpen(null)
  const param = { id: event.id }
  const save = async (category: Category | null, json: CategoryChange, newId: string) => {
    await callApi((options) =>
      category
        ? api.events[':id'].categories[':cid'].$put({ param: { ...param, cid: category.id }, json }, options)
        : api.events[':id'].categories.$post({ param, json: { ...json, id: newId } }, options),
    )
    await revalidate()
    if (!category) added.current = json.name
  }
  // While the form is open, nothing outside it is read out.
  useEffect(() => {
    if (open || added.current === undefined) return
    announce(categoryAdded(added.current))
    added.current = undefined
  }, [open])
  const reorder = async (ids: string[]) => {
    try {
      await saveOrder(event.id, { categories: ids })
    } finally {
      await revalidate()
    }
  }
  const remove = async ({ id }: Category) => {
    await callApi((options) =>
      api.events[':id'].categories[':cid'].$delete({ param: { ...param, cid: id } }, options),
    )
    await revalidate()
  }
  const late = useLate(event, categories)
  const copy = useCopyCategory(event.id, categories)
  const add = (
    <Button look="primary" disabled={full} onClick={() => setOpen({ form: null })}>
      {full ? `Category Limit Reached (${max})` : 'Add Category'}
    </Button>
  )

  return (
    <>
      <PageHead
        title="Menu"
        part
        about={
          <Editing>
            <Usage used={categories.length} max={max} what="categories">
              {allCategoriesUsed(max)} {!event.premium && <NeedMore />}
            </Usage>
          </Editing>
        }
        next={<Editing>{add}</Editing>}
      />
      <ChooseAgainNotice event={event} fresh={categories} />
      <ContentsChangedNotice event={event} fresh={categories} />
      <div className="columns aside">
        <Editing>
          <div className="stack">
            {categories.length > 0 && (
              <Suggestions eventId={event.id} menu={categories} free={max - categories.length} />
            )}
            {categories.length === 0 ? (
              <div className="empty">
                <h3>No menu categories yet</h3>
                <p>Start with the courses your guests choose from, like Starter, Main course and Dessert.</p>
                <Suggestions eventId={event.id} menu={categories} free={max} />
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
                    late={<Late event={event} category={category} guests={late.get(category.id)} />}
                    edit={() => setOpen({ form: category })}
                    remove={() => setOpen({ remove: category })}
                    copy={() => void copy.run(category)}
                  />
                )}
              />
            )}
            <MenuWays event={event} menu={categories}>
              {categories.some(({ items }) => items.length > 0) && (
                <Button small onClick={() => setOpen({ dishes: true })}>
                  {whatIsInDishes}
                </Button>
              )}
              {categories.length > 0 && <TranslationsWay eventId={event.id} menu={categories} />}
            </MenuWays>
          </div>
        </Editing>
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
      {open && 'dishes' in open && (
        <Suspense fallback={<LoadingDialog title={whatIsInDishes} onClose={close} />}>
          <DishesDialog onClose={close} />
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
    </>
  )
}

const shownItems = 3

function CategoryCard({
  eventId,
  category,
  late,
  edit,
  remove,
  copy,
}: {
  eventId: string
  category: Category
  late: ReactNode
  edit: () => void
  remove: () => void
  copy: () => void
}) {
  const { id, name, required, items } = category
  const more = items.length - shownItems
  return (
    <div className="category-card">
      <div>
        <h3>{typeset(name)}</h3>
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
            <li key={item.id}>{typeset(item.name)}</li>
          ))}
          {more > 0 && (
            <li className="quietly">
              +{more} more {more === 1 ? 'item' : 'items'}
            </li>
          )}
        </ul>
      )}
      {late}
      <div className="row">
        <Link className="button small" to={`/events/${eventId}/menu/${id}`}>
          Manage Items<span className="visually-hidden"> of {name}</span>
        </Link>
        <Button look="quiet" small onClick={edit}>
          Edit<span className="visually-hidden"> {name}</span>
        </Button>
        <Button look="quiet" small onClick={copy}>
          {copyCategory}
          <span className="visually-hidden"> {name}</span>
        </Button>
        <Button look="quiet" small onClick={remove}>
          Delete<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </div>
  )
}
