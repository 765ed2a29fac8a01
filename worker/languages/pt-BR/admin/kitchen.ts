export const kitchenPaused =
  'Esta página está em pausa no momento. Nada se perdeu. Pergunte a quem passou o link para você.'
