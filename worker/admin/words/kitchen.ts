export const kitchenPaused =
  'This page is paused at the moment. Nothing is lost. Please ask whoever gave you the link.'
