/** Subjects of rows of the audit log. */
export const entityTypes = [
  'event',
  'menu_category',
  'menu_item',
  'guest_selection',
  'decline',
  'invitation',
  'kitchen_link',
  'event_purchase',
  'user',
] as const
