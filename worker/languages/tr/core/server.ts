// Sentences of the server alone.

export const checkInput = 'Lütfen girdiğiniz bilgileri kontrol edin.'
export const notJson = 'Lütfen geçerli JSON gönderin.'
export const notUtf8 = 'Lütfen metni geçerli UTF-8 olarak gönderin.'
export const bodyIncomplete = 'Gönderdikleriniz eksik ulaştı. Lütfen yeniden gönderin.'
export const bodyTooLarge = 'Bu kadarını tek seferde alamıyoruz.'
export const jsonExpected = 'Lütfen JSON gönderin.'
export const foreignOrigin = 'Bu istek bizim sayfalarımızdan gelmedi.'
export const notFound = 'Bulunamadı.'
export const methodNotAllowed = 'Bu adres bu yöntemi kabul etmiyor.'
export const unknownCursor = 'Bu sayfa yok.'
export const unknownEventsCursor = 'Etkinlik listesinde bu sayfa yok.'
export const listQueryInvalid = 'Bu seçenekler bu liste için geçerli değil.'
