import { type ComponentProps, lazy, Suspense } from 'react'
import { menuOf } from '../form/machine/state.ts'
import { changedDishes } from '../form/rules/changed-dishes.ts'

const DishChanged = lazy(async () => ({ default: (await import('./dish-changed.tsx')).DishChanged }))

/** The question about a dish that changed. It is rare, so its code is loaded when it is asked. */
export function AskDishChanged(props: ComponentProps<typeof DishChanged>) {
  const { form } = props
  if (!form.mayAskAboutDishes || changedDishes(form.draft, menuOf(form).categories).length === 0) return null
  return (
    <Suspense>
      <DishChanged {...props} />
    </Suspense>
  )
}
