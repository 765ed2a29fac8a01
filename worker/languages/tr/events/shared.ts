export const invited = 'Sizi menünüzü seçmeye davet ediyoruz'
export const theOrganizer = 'organizatör'
