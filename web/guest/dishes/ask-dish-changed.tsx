import { type ComponentProps, lazy, Suspense } from 'react'

const DishChanged = lazy(async () => ({ default: (await import('./dish-changed.tsx')).DishChanged }))

/** The question about a dish that changed. It is rarely asked, so its code comes when it is. */
export function AskDishChanged(props: ComponentProps<typeof DishChanged>) {
  if (!props.dishes.asked) return null
  return (
    <Suspense>
      <DishChanged {...props} />
    </Suspense>
  )
}
