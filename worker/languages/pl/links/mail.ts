/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Dla kuchni: ${title}` : 'Dla kuchni'),
  preview: 'Co ugotować, zawsze aktualne.',
  heading: (title: string) => title || 'Dla kuchni',
  what: 'Ten link pokazuje, co ugotować: liczby oraz gości, którzy potrzebują czegoś innego. Jest zawsze aktualny.',
  until: 'Ważny do dnia',
  action: 'Otwórz stronę kuchni',
  keepToYourself:
    'Każdy, kto ma ten link, widzi, czego goście muszą unikać, dlatego proszę nie przekazywać go poza kuchnię.',
  ignore:
    'Jeśli nie gotują Państwo na to wydarzenie, ktoś przez pomyłkę wpisał ten adres. Tę wiadomość można pominąć.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Proszę otworzyć najnowszy arkusz i potwierdzić jego przeczytanie.',
  what: 'Proszę pracować z najnowszym arkuszem, a starszy wyrzucić. Strona pokazuje, co się zmieniło.',
  action: 'Otwórz stronę kuchni',
}
