import { kitchen as words } from '#languages/it/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Chi organizza un evento Le ha inviato un link per la cucina. Non servono account né installazioni. Ecco
      che cosa mostra e come rispondere. Le immagini mostrano le pagine in inglese.
    </p>
  ),
  plannerGuide: 'Aiuto per chi organizza (in inglese)',
  parts: {
    link: {
      title: 'Il link',
      body: (
        <>
          <p>
            Il link mostra che cosa cucinare: le porzioni, ogni portata e gli ospiti che hanno bisogno
            d’altro. Mostra le portate e i nomi scelti per Lei; il link di un collega può quindi mostrarne
            altri. Non mostra mai indirizzi.
          </p>
          <p>
            Chi ha il link vede che cosa gli ospiti devono evitare: lo tenga in cucina. Funziona fino a{' '}
            {openAfterMealDays} giorni dopo il pasto o, se il giorno non è indicato, fino a{' '}
            {openAfterClosingDays} giorni dopo la chiusura delle risposte. Chi organizza può chiuderlo prima:
            la pagina diventa allora vuota ovunque sia aperta.
          </p>
          <Picture name="caterer-course" on="phone">
            Una portata sul telefono: prima i numeri, con ciò che è cambiato.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'Che cosa significano i numeri',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Piatti così come sono nel menu.'],
            [
              kitchen.changedHead,
              'Piatti per ospiti che ricevono altro al posto di quel piatto, con i loro numeri.',
            ],
            [
              kitchen.totalHead,
              'Le due cose insieme. I totali di una portata danno le porzioni dell’evento.',
            ],
            [
              kitchen.notChosen,
              'Ospiti che per quella portata non hanno scelto. Se è stato deciso che cosa ricevono, c’è scritto.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'Quante di quelle porzioni sono per bambini. Un piatto per bambini sta sotto gli altri della portata.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Mai in un totale: porzioni di riserva e pasti per persone che non sono ospiti.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Chi ha bisogno d’altro',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Un ospite che ha bisogno d’altro. Il numero è suo per tutto l’evento: resta anche se cambia idea, e nessun altro lo avrà. Al vicino di tavolo non dice nulla, perciò può stare sul segnaposto.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Un’allergia o la celiachia. Intolleranze e scelte sono scritte più in piccolo e dicono che cosa sono.',
              ],
              ['«senza salsa satay»', 'Le parole dell’ospite, come le ha scritte.'],
              [
                kitchen.wordsNotChecked,
                'Nessuno ha ancora confrontato queste parole con i piatti. Un piatto senza avviso può contenere ciò che nominano: chieda a chi organizza prima di cucinare per questo ospite.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Dopo il nome di chi non è adulto. «${menu.noPlate}» indica un bebè che non mangia nulla della cucina.`,
              ],
              [
                'NON CONFERMATO: ARACHIDI',
                'Nessuno ha ancora detto se il piatto contiene arachidi. Non significa che non ce ne siano.',
              ],
              [
                kitchen.notAgreed,
                'Il piatto contiene ciò che l’ospite deve evitare, e non è ancora concordato che cosa riceve. La sua pagina dice che bisogna ancora chiedere alla cucina.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Piatti speciali: ciascuno con un numero, ciò che va evitato e ciò che si mangia.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'In diretta e senza connessione',
      body: (
        <>
          <p>
            La riga in alto dice <strong>in diretta</strong> e l’ora. La pagina si aggiorna allora da sola
            quando cambia una risposta. Se dice <strong>Senza connessione da: 18:02</strong>, si vede ciò che
            valeva alle 18:02. Resta sullo schermo e si aggiorna appena torna la connessione. Nulla di ciò che
            ha scritto va perso. È salvato quando la pagina lo dice, non prima.
          </p>
          <p>
            Se per il Suo link è permesso, con <strong>{kitchen.keepHere}</strong> la pagina si apre anche
            senza internet, per 24 ore, com’era all’ultima connessione. L’ora è scritta in grande. Poi viene
            tolta dal telefono, e così se preme <strong>{kitchen.removeKept}</strong> o quando il telefono
            torna in rete dopo la chiusura del link.
          </p>
          <p>
            <strong>{kitchen.keepAwake}</strong> evita che lo schermo di un telefono o tablet si spenga. La
            pagina non fa rumore.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Su carta',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> stampa prima i numeri, poi tutti quelli che hanno bisogno
          d’altro. Accanto ci sono i piatti per tavolo, i piatti speciali da soli, i fogli di servizio, i
          cartellini dei piatti e, dove il link mostra tutti i nomi, i segnaposto. Ognuno mostra ciò che
          mostra il Suo link, e nulla di più. In alto dice quale foglio è, o che non è un foglio numerato, e
          l’ora. Un foglio stampato non cambia: guardi il link prima del servizio. Dopo il servizio distrugga
          le stampe, perché nominano ospiti e ciò che devono evitare.
        </p>
      ),
    },
    confirm: {
      title: 'Confermare che cosa c’è in un piatto',
      body: (
        <>
          <p>
            Prema il nome di un piatto per vedere che cosa contiene e che cosa deve evitare chi lo mangia. Se
            chi organizza lo permette, vede anche <strong>{kitchen.confirmContents}</strong>. Prima viene ciò
            che devono evitare gli ospiti che hanno scelto il piatto. Per ogni allergene dica{' '}
            <em>{kitchen.stateLabel.contains}</em>, <em>{kitchen.stateLabel.may}</em> o{' '}
            <em>{kitchen.stateLabel.without}</em>, e lasci ciò che non sa su{' '}
            <em>{kitchen.stateLabel.not_confirmed}</em>.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> può dirlo solo la cucina, non chi organizza. Riguarda la
            ricetta: per questo «{kitchen.traces}» è sempre accanto. Lei e chi organizza vedono lì anche il
            Suo nome. Gli ospiti vedono «La cucina» e il giorno.
          </p>
          <p>
            Se una ricetta cambia, lo dica qui. Avvisiamo gli ospiti interessati, e ciò che era concordato per
            loro è di nuovo aperto. Ciò che altri scrivono mentre ha il modulo aperto vi compare e resta; dove
            non siete d’accordo, Le chiediamo che cosa tenere.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Concordare che cosa servire al suo posto',
      body: (
        <>
          <p>
            Se chi organizza lo permette, apra <strong>{kitchen.specialsHead}</strong>, o prema un numero come
            S14 sotto il nome di un piatto. Dove c’è qualcosa da concordare, lo scriva sotto{' '}
            <strong>{kitchen.serveInstead}</strong>, con il Suo nome. Chi organizza lo vede subito e l’ospite
            lo legge nella sua conferma: lo scriva come deve leggerlo lui, «Insalata di cetrioli».
          </p>
          <p>
            Il piatto conta allora sotto <em>{kitchen.changedHead}</em>. Se l’ospite sceglie un altro piatto o
            dice qualcosa di nuovo, o se il piatto cambia in ciò che deve evitare, è di nuovo aperto e Le
            viene chiesto un’altra volta. Se qualcun altro cambia ciò che ha concordato, la Sua pagina dice
            che cosa valeva, che cosa vale ora e chi l’ha detto, e un link con indirizzo riceve un’e-mail.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Fogli numerati, e «Ho visto»',
      body: (
        <>
          <p>
            Il link mostra sempre i numeri di adesso. Ogni tanto chi organizza emette un{' '}
            <strong>foglio numerato</strong>: foglio 1, foglio 2 e alla fine uno definitivo. Un foglio emesso
            non cambia mai. Uno più nuovo lo sostituisce.
          </p>
          <p>
            Prema la riga sotto la fascia, legga che cosa è cambiato, scriva il Suo nome e prema{' '}
            <strong>{sheets.haveSeen(3)}</strong>. Chi organizza legge allora chi ha visto quale foglio, e
            quando. Aprire il link dice solo che è stato aperto. Se nel frattempo è uscito un foglio più
            nuovo, la pagina lo dice e mostra quello.
          </p>
        </>
      ),
    },
    differences: {
      title: 'Che cosa è cambiato da allora',
      body: (
        <>
          <p>
            Una riga in alto conta che cosa è cambiato dal foglio che ha visto, finché non dice di aver visto
            il successivo. La prema per leggere tutto. Ogni riga comincia, in maiuscolo, con il punto: prima
            ALLERGIA, poi TAVOLO, le portate e OSPITI. «SECONDO Filetto di manzo 46 → 48 (+2)» significa 48
            ora, due più che sul Suo foglio.
          </p>
          <Picture name="caterer-changes" on="phone">
            Che cosa è cambiato dal foglio 1, che Marta ha visto.
          </Picture>
          <p>
            Una modifica dopo il foglio definitivo è segnata come tale, e dice che la cucina non è stata
            avvisata. Nessuno l’ha ancora concordata con Lei: se arriva troppo tardi, chiami chi organizza.
          </p>
        </>
      ),
    },
    ring: {
      title: 'Chi chiamare',
      body: (
        <p>
          Il numero di chi organizza, se l’ha dato, è in fondo alla pagina e in alto sulla carta. Non c’è una
          chat: per ciò che è urgente, telefoni. Se il link non funziona, ne chieda un altro.
        </p>
      ),
    },
    never: {
      title: 'Che cosa non diciamo mai',
      body: (
        <p>
          Trasmettiamo ciò che scrivono ospiti, organizzatori e cucine. Non possiamo controllare il cibo:
          nessuna nostra pagina, e-mail o foglio promette che un piatto vada bene per qualcuno. Se non è
          indicato nulla, non è confermato. Solo la cucina sa se un ospite può mangiare un piatto, e il
          personale lo dice a tavola.
        </p>
      ),
    },
  },
}
