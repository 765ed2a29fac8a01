import { partyMax } from '#core/limits'
import { guest as words } from '#languages/it/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      È stato invitato e Le chiedono di scegliere il menu. Servono il codice dell’evento e qualche minuto.
      Ecco come si fa. Le immagini mostrano le pagine in inglese.
    </p>
  ),
  enterCode: 'Inserisci il codice',
  parts: {
    code: {
      title: 'Inserisca il codice',
      body: (
        <>
          <p>
            Sul Suo invito c’è un codice di sei lettere e cifre, un link o un codice QR da inquadrare con il
            telefono. Link e codice QR portano direttamente al menu. Se ha un codice, lo scriva nella pagina
            iniziale e prema <strong>{events.accessMenu}</strong>. Maiuscole o minuscole non contano.
          </p>
          <Picture name="guest-code" on="phone">
            La pagina iniziale con un codice inserito.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Ci dica chi è',
      body: (
        <>
          <ul>
            <li>
              <strong>Il Suo nome</strong>, perché si sappia di chi è il piatto.
            </li>
            <li>
              <strong>La Sua e-mail</strong>, per alcuni eventi e solo se vuole. Vi inviamo il link per
              modificare la risposta, le novità sui Suoi piatti o sull’evento e un promemoria se manca una
              scelta.
            </li>
            <li>
              <strong>Allergie o diete</strong>, se ce ne sono: spunti ciò che deve evitare, o lo scriva con
              parole Sue. Un pulsante lo comunica a chi organizza, a chi collabora e alla cucina, e a nessun
              altro; può toglierlo fino al pasto. Viene cancellato {keptAfterDays} giorni dopo il pasto. Non
              possiamo controllare il cibo: lo dica anche al personale quel giorno.
            </li>
            <li>
              <strong>Quanti siete</strong>, Lei compreso, fino a {partyMax}. Basta una risposta per una
              coppia o una famiglia.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            Il primo passo: nome, allergie e quanti siete.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Scelga i piatti',
      body: (
        <>
          <p>
            Tocchi il piatto che preferisce: compare un segno di spunta. Lo tocchi di nuovo, o prema{' '}
            <strong>{menu.clearChoice}</strong>, per annullare. Può saltare una portata. Dove serve una
            risposta, scelga un piatto o <strong>{menu.noneName}</strong>.
          </p>
          <Picture name="guest-dishes" on="phone">
            Una portata con i suoi piatti. Quello scelto ha la spunta.
          </Picture>
          <p>
            Sotto ogni piatto si legge che cosa contiene, per quanto è stato indicato. Se vengono altri con
            Lei, il passo successivo chiede per ciascuno nome, allergie e piatti. Tocchi un nome per passare
            da una persona all’altra; un pulsante copia le Sue scelte.
          </p>
        </>
      ),
    },
    send: {
      title: 'Controlli e invii',
      body: (
        <>
          <p>
            L’ultimo passo mostra tutto in una pagina, con ciò che manca in alto. Prema{' '}
            <strong>{party.change}</strong> accanto a un nome per correggere. Quando tutto è giusto, invii. È
            salvato quando la pagina dice <strong>{party.submittedShort}</strong> e La ringrazia. Se non è
            riuscito, la pagina lo dice e conserva ciò che ha scritto: riprovi.
          </p>
          <Picture name="guest-review" on="phone">
            L’ultimo passo, con tutto in una pagina.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Se viene interrotto',
      body: (
        <p>
          Se chiude la pagina, se manca il segnale o la batteria si scarica, ciò che ha scritto resta sul Suo
          dispositivo. Apra lì lo stesso link e riprenda da dove era.
        </p>
      ),
    },
    change: {
      title: 'Modificare o ritirare la risposta',
      body: (
        <>
          <p>
            Dopo l’invio riceve <strong>un link tutto Suo</strong>. Lo copi, o conservi l’e-mail. Sullo stesso
            dispositivo la risposta è anche nella pagina iniziale e in quella dell’evento. Fino al termine,
            con il link può modificare nomi, piatti, allergie e numero di persone, o ritirare tutta la
            risposta.
          </p>
          <p>
            Se non può venire, prema <strong>{decline.cannotCome}</strong> dove scrive il nome o nella pagina
            del Suo link. Così non occupa posti, e può cambiare idea fino al termine.
          </p>
          <p>
            Chi ha il link può modificare la Sua risposta: lo dia solo a persone di fiducia. Su un dispositivo
            non Suo prema <strong>{receipt.hideHere}</strong> nella pagina iniziale.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'Il termine',
      body: (
        <p>
          La pagina indica l’ultimo giorno per scegliere e il suo fuso orario. Vale il giorno intero, fino a
          mezzanotte di quel luogo. Dopo aver risposto può aggiungerlo al calendario. Passato il termine, il
          link mostra ancora ciò che ha scelto.
        </p>
      ),
    },
    messages: {
      title: 'Che cosa significa un messaggio',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Nessun evento ha questo codice. Lo confronti con l’invito: un 5 può essere una S, un 2 una Z. Se è giusto, chieda a chi organizza.',
            ],
            [
              events.deadlinePassed,
              'Qui è troppo tardi per scegliere. Chieda a chi organizza se una modifica è ancora possibile.',
            ],
            [menu.noCategories, 'Il menu non c’è ancora. Riprovi tra qualche giorno.'],
            [
              menu.menuChanged,
              'Un piatto è stato tolto mentre sceglieva. Le altre scelte restano; scelga di nuovo solo quello.',
            ],
            [
              events.partyDoesNotFit({ guestLimit: 80, registeredGuests: 78 }),
              'Nel Suo gruppo ci sono più persone dei posti rimasti. Lo riduca, o chieda altri posti a chi organizza.',
            ],
            [
              party.linkExpired,
              'Dopo il termine le scelte non si possono più modificare. Può ancora leggerle e stamparle, o cancellare i Suoi dati.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Chi vede ciò che scrive',
      body: (
        <p>
          Chi organizza, e chi cucina e serve all’evento. Gli altri ospiti no. Nomi e indirizzi vengono
          cancellati {erasedAfterDays} giorni dopo il termine, e ciò che deve evitare {keptAfterDays} giorni
          dopo il pasto, se se ne conosce il giorno. Dopo il termine può anche cancellare tutto da solo con il
          Suo link. Di più nell’<a href="/privacy-policy">informativa sulla privacy</a>.
        </p>
      ),
    },
  },
}
