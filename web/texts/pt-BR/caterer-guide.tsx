import { kitchen as words } from '#languages/pt-BR/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Quem organiza um evento mandou para você um link para a cozinha. Não precisa de conta nem de instalação.
      Aqui está o que ele mostra e como responder. As imagens mostram as páginas em inglês.
    </p>
  ),
  plannerGuide: 'Ajuda para organizar (em inglês)',
  parts: {
    link: {
      title: 'O link',
      body: (
        <>
          <p>
            O link mostra o que cozinhar: os pratos, cada etapa e os convidados que precisam de outra coisa.
            Ele mostra as etapas e os nomes que a organização escolheu para você; o link de um colega pode
            mostrar outros. Nunca mostra endereços.
          </p>
          <p>
            Quem tem o link vê o que os convidados precisam evitar: não deixe sair da cozinha. Ele funciona
            até {openAfterMealDays} dias depois da refeição ou, se o dia não foi informado, até{' '}
            {openAfterClosingDays} dias depois de encerradas as respostas. A organização pode fechá-lo antes:
            a página fica em branco onde estiver aberta.
          </p>
          <Picture name="caterer-course" on="phone">
            Uma etapa no celular: primeiro os números, com o que mudou.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'O que os números querem dizer',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Pratos como estão no cardápio.'],
            [
              kitchen.changedHead,
              'Pratos para convidados que recebem outra coisa no lugar, com os números deles.',
            ],
            [kitchen.totalHead, 'As duas coisas juntas. Os totais de uma etapa dão os pratos do evento.'],
            [
              kitchen.notChosen,
              'Convidados que não escolheram nessa etapa. Se a organização decidiu o que recebem, está escrito.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'Quantos de um prato são para crianças. Um prato infantil fica embaixo dos outros da sua etapa.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Nunca em um total: pratos de reserva e refeições para quem não é convidado.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Quem precisa de outra coisa',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Um convidado que precisa de outra coisa. O número é dele no evento inteiro: continua se ele mudar de ideia, e ninguém mais recebe esse número. Para quem senta ao lado não diz nada, por isso pode ir no cartão de mesa.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Uma alergia ou doença celíaca. Intolerâncias e escolhas vêm em letra menor e dizem o que são.',
              ],
              ['“sem molho satay”', 'As palavras do convidado, como ele digitou.'],
              [
                kitchen.wordsNotChecked,
                'Ninguém comparou ainda essas palavras com os pratos. Um prato sem aviso pode conter o que elas citam: pergunte à organização antes de cozinhar para esse convidado.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Depois do nome de quem não é adulto. “${menu.noPlate}” é um bebê que não come nada da cozinha.`,
              ],
              [
                'AMENDOIM SEM CONFIRMAÇÃO',
                'Ninguém disse ainda se o prato contém amendoim. Não quer dizer que não tenha.',
              ],
              [
                kitchen.notAgreed,
                'O prato contém o que o convidado precisa evitar, e ainda não foi combinado o que ele recebe. A página dele diz que ainda falta perguntar à cozinha.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Especiais: cada um com número, o que precisa evitar e o que come.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'Ao vivo e sem conexão',
      body: (
        <>
          <p>
            A linha do alto diz <strong>ao vivo</strong> e a hora. A página então se atualiza sozinha quando
            uma resposta muda. Se diz <strong>Sem conexão. Última atualização: 18:02</strong>, você vê o que
            valia às 18:02. Isso fica na tela e se atualiza assim que houver conexão. Nada do que você digitou
            se perde. Está salvo quando a página diz, não antes.
          </p>
          <p>
            Se a organização permitir no seu link, <strong>{kitchen.keepHere}</strong> faz a página abrir
            também sem internet, por 24 horas, como estava na última conexão. Em letras grandes está de quando
            é. Depois disso ela sai do celular, e também quando você toca em{' '}
            <strong>{kitchen.removeKept}</strong> ou quando o celular volta à internet depois que o link foi
            fechado.
          </p>
          <p>
            <strong>{kitchen.keepAwake}</strong> não deixa a tela do celular ou do tablet apagar. A página não
            faz som.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Papel',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> imprime primeiro os números e depois todos que precisam de
          outra coisa. Ao lado estão os pratos por mesa, os especiais sozinhos, as folhas de serviço, os
          cartões dos pratos e, se o link mostra todos os nomes, os cartões de mesa. Cada um mostra o que o
          seu link mostra, e nada mais. No alto está qual folha é, ou que não é uma folha numerada, e a hora.
          Uma folha impressa não muda: olhe o link antes do serviço. Destrua as folhas depois, porque elas
          citam convidados e o que precisam evitar.
        </p>
      ),
    },
    confirm: {
      title: 'Confirmar o que vai em um prato',
      body: (
        <>
          <p>
            Toque no nome de um prato para ver o que ele contém e o que quem o come precisa evitar. Se a
            organização permitir, você vê também <strong>{kitchen.confirmContents}</strong>. Primeiro vem o
            que precisam evitar os convidados que escolheram o prato. Para cada alergênico, diga{' '}
            <em>{kitchen.stateLabel.contains}</em>, <em>{kitchen.stateLabel.may}</em> ou{' '}
            <em>{kitchen.stateLabel.without}</em>, e deixe o que não souber em{' '}
            <em>{kitchen.stateLabel.not_confirmed}</em>.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> só a cozinha pode dizer, a organização não. Vale para a
            receita; por isso “{kitchen.traces}” está sempre ao lado. Você e a organização veem ali também o
            seu nome. Os convidados veem “A cozinha” e o dia.
          </p>
          <p>
            Se uma receita mudar, diga aqui. Avisamos os convidados envolvidos, e o que estava combinado para
            eles fica aberto de novo. O que outros digitam enquanto seu formulário está aberto aparece nele e
            fica; se houver diferença, perguntamos a você o que manter.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Combinar o que é servido no lugar',
      body: (
        <>
          <p>
            Se a organização permitir, abra <strong>{kitchen.specialsHead}</strong> ou toque em um número como
            S14 embaixo de um prato. Onde houver algo a combinar, escreva em{' '}
            <strong>{kitchen.serveInstead}</strong>, com seu nome. A organização vê na hora e o convidado lê
            na confirmação dele: escreva como ele deve ler, “Salada de pepino”.
          </p>
          <p>
            O prato então conta em <em>{kitchen.changedHead}</em>. Se o convidado escolher outro prato ou
            disser algo novo, ou se o prato mudar no que ele precisa evitar, fica aberto de novo e perguntamos
            mais uma vez. Se outra pessoa mudar o que você combinou, sua página diz o que valia, o que vale
            agora e de quem veio, e um link com endereço recebe um e-mail.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Folhas numeradas, e “Vi a folha”',
      body: (
        <>
          <p>
            O link mostra sempre os números de agora. De tempos em tempos a organização emite uma{' '}
            <strong>folha numerada</strong>: folha 1, folha 2 e, no fim, uma final. Uma folha emitida nunca
            muda. Uma mais nova a substitui.
          </p>
          <p>
            Toque na linha embaixo da faixa, leia o que mudou, escreva seu nome e toque em{' '}
            <strong>{sheets.haveSeen(3)}</strong>. A organização lê então quem viu qual folha, e quando. Abrir
            o link só diz a ela que foi aberto. Se nesse meio-tempo saiu uma folha mais nova, a página avisa e
            mostra essa.
          </p>
        </>
      ),
    },
    differences: {
      title: 'O que mudou desde então',
      body: (
        <>
          <p>
            Uma linha no alto conta o que mudou desde a folha que você viu, até você dizer que viu a próxima.
            Toque nela para ler tudo. Cada linha começa, em maiúsculas, pelo lugar: primeiro ALERGIA, depois
            MESA, as etapas e CONVIDADOS. “PRINCIPAL Filé 46 → 48 (+2)” quer dizer 48 agora, dois a mais que
            na sua folha.
          </p>
          <Picture name="caterer-changes" on="phone">
            O que mudou desde a folha 1, que Marta viu.
          </Picture>
          <p>
            Uma mudança depois da folha final vem marcada, e diz que a cozinha não foi avisada. Ninguém
            combinou isso com você ainda: ligue para a organização se for tarde demais.
          </p>
        </>
      ),
    },
    ring: {
      title: 'Para quem ligar',
      body: (
        <p>
          O telefone da organização, se foi informado, está no fim da página e no alto do papel. Não há chat:
          para o que é urgente, telefone. Se o link não funcionar, peça outro.
        </p>
      ),
    },
    never: {
      title: 'O que nunca dizemos',
      body: (
        <p>
          Repassamos o que convidados, organização e cozinhas escrevem. Não temos como conferir a comida:
          nenhuma página, e-mail ou folha nossa promete que um prato sirva para alguém. Se nada foi informado,
          está sem confirmação. Só a cozinha sabe se um convidado pode comer um prato, e a equipe diz isso à
          mesa.
        </p>
      ),
    },
  },
}
