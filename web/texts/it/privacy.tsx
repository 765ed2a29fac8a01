import { site } from '#core/site'
import {
  erasedAfterDays,
  keptAfterDays,
  latestAfterDays,
  mailKeptDays,
  restorableDays,
} from '#retention/rules'
import { Mail } from '../document/document.tsx'
import type { PrivacyText } from '../en/text.ts'

export const privacy: PrivacyText = {
  lead: (
    <p>
      {site.name} raccoglie chi mangia che cosa, e il meno possibile di tutto il resto. Qui gli ospiti leggono
      che cosa conserviamo, chi lo vede, quando lo cancelliamo e che cosa possono fare.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'Che cosa conserviamo della Sua risposta',
      body: (
        <>
          <p>Chi organizza l’evento decide a che cosa servono i Suoi dati; noi li trattiamo per suo conto.</p>
          <ul>
            <li>I nomi delle persone del Suo gruppo e ciò che ognuna ha scelto.</li>
            <li>
              Un indirizzo e-mail, solo se l’evento lo chiede e Lei, o chi organizza per Lei, lo indica: per
              il link, le novità sui Suoi piatti e sull’evento, e i promemoria se manca una scelta.
            </li>
            <li>
              Se ci dice che non può venire: i nomi e l’indirizzo che indica, e nient’altro. Li conserviamo e
              cancelliamo come le altre risposte.
            </li>
            <li>
              Se chi organizza tiene una lista degli ospiti e Lei vi figura: i nomi e la grandezza del gruppo
              e, se vengono aggiunti, un’e-mail, un telefono, una lingua, un tavolo e una nota. Del Suo link
              personale teniamo solo un hash.
            </li>
            <li>
              Se chi organizza Le scrive tramite noi: quale e-mail è partita per il Suo gruppo, quando e se è
              arrivata, per {mailKeptDays} giorni. Ognuna ha un link per non riceverne più. Perché questo
              valga, teniamo allora un hash del Suo indirizzo, dal quale non lo si può ricavare.
            </li>
            <li>Quando la risposta è stata data e modificata l’ultima volta, e in quale lingua.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'Ciò che deve evitare è un dato sulla salute',
      body: (
        <>
          <p>
            Ciò che una persona deve evitare può dire qualcosa della sua salute o delle sue convinzioni. È
            facoltativo. Lo chiediamo solo perché Le sia servito qualcosa che può mangiare, e lo trattiamo con
            il Suo consenso esplicito: lo dà premendo il pulsante che comincia con «Accetto». Ciò che ha
            scritto senza comunicarlo non ci viene inviato: resta sul Suo dispositivo.
          </p>
          <p>
            Conserviamo ciò che ha spuntato e scritto, con il momento, il testo e la lingua del Suo consenso,
            se si tratta di un bambino o di un bebè dove l’evento lo chiede, che cosa Le è stato detto dei
            Suoi piatti, che cosa ha chiesto e che cosa è stato concordato al suo posto.
          </p>
          <p>
            Se lo scrive per altri del Suo gruppo, devono essere d’accordo o essere figli Suoi. Può togliere
            tutto con il Suo link fino al pasto, anche dopo il termine; i fogli stampati possono restare.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Chi lo vede',
      body: (
        <>
          <p>
            La Sua risposta la vedono Lei, con il Suo link, e chi organizza l’evento. Con un link creato
            apposta, e su carta, la cucina vede quante porzioni di ogni piatto servono e chi ha bisogno
            d’altro: ciò che deve evitare, le Sue parole, i Suoi piatti e, se chi organizza lo permette, il
            Suo nome; mai la Sua e-mail. Gli altri ospiti non ne vedono nulla.
          </p>
          <p>
            Cloudflare, Inc. gestisce per noi server e database e invia le nostre e-mail. Non vendiamo dati e
            non li usiamo per la pubblicità.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Quando lo cancelliamo',
      body: (
        <ul>
          <li>
            Ciò che deve evitare, con il Suo consenso: {keptAfterDays} giorni dopo il giorno del pasto; se non
            è noto, con i nomi. Subito se lo toglie, se ritira la risposta o se cancella i Suoi dati.
          </li>
          <li>
            Nomi e indirizzi e-mail: {erasedAfterDays} giorni dopo il termine; se è stato spostato, al più
            tardi {latestAfterDays} giorni dopo il primo, ma mai prima di {keptAfterDays} giorni dopo l’ultimo
            o dopo il pasto. Numeri e piatti restano, senza nomi.
          </li>
          <li>Una risposta che ritira: nomi, allergie e indirizzo subito.</li>
          <li>
            Se è su una lista degli ospiti e non risponde mai: quando si cancellano le allergie; altrimenti
            con la Sua risposta.
          </li>
          <li>
            Dalle copie di sicurezza tutto scompare {restorableDays} giorni dopo. Se dobbiamo ripristinarne
            una, ciò che era cancellato viene cancellato di nuovo subito.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'Che cosa resta sul Suo dispositivo',
      body: (
        <>
          <p>Nessun cookie di pubblicità o statistica. Di un ospite salviamo sul dispositivo solo:</p>
          <ul>
            <li>la lingua che ha scelto, per un anno;</li>
            <li>la Sua risposta all’avviso sui cookie;</li>
            <li>la bozza della Sua risposta, fino all’invio;</li>
            <li>
              il link di una risposta inviata, per ritrovarla, e un cookie con i codici di quegli eventi, al
              massimo per un anno. Può toglierlo nella pagina iniziale;
            </li>
            <li>ciò che una pagina passa alla successiva e fin dove aveva letto, finché chiude la scheda.</li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'I Suoi diritti',
      body: (
        <>
          <p>
            Può chiedere di vedere, correggere, cancellare, limitare o portare con sé i Suoi dati, e opporsi
            al loro uso. Fino al termine modifica o ritira la risposta con il Suo link; ciò che deve evitare,
            fino al pasto; dopo, lì cancella nomi, allergie e indirizzo. Senza il link, chieda a chi organizza
            o a noi.
          </p>
          <p>
            Può revocare il consenso in ogni momento, per il futuro. Per tutto il resto scriva a{' '}
            <Mail to={site.supportEmail} />: rispondiamo entro un mese e possiamo chiederLe di dimostrare chi
            è. Può anche rivolgersi all’autorità per la protezione dei dati del luogo in cui vive.
          </p>
        </>
      ),
    },
    rest: {
      title: 'L’informativa completa, in inglese',
      body: (
        <p>
          Qui finisce ciò che riguarda gli ospiti. L’informativa sulla privacy completa, anche per chi
          organizza, esiste per ora solo in inglese. Segue qui.
        </p>
      ),
    },
  },
}
