import type { KitchenView } from '#links/shape/link'

/** The kitchen that a link opens, as every part of the page takes it. `reload` reads the page again, after something was written. */
export type LinkedKitchen = { token: string; view: KitchenView; reload: () => Promise<void> }
