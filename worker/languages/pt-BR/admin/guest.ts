export const guestsPaused =
  'Este evento está em pausa no momento. Todas as respostas estão guardadas. Fale com a organização, por favor.'
