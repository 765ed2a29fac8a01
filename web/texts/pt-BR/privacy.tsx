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
      O {site.name} reúne quem come o quê, e o mínimo possível além disso. Aqui o convidado lê o que
      guardamos, quem vê, quando apagamos e o que pode fazer.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'O que guardamos da sua resposta',
      body: (
        <>
          <p>
            Quem organiza o evento decide para que servem seus dados; nós os tratamos em nome dessa pessoa.
          </p>
          <ul>
            <li>Os nomes das pessoas do seu grupo e o que cada uma escolheu.</li>
            <li>
              Um e-mail, só se o evento pedir e você, ou a organização por você, informar: para o seu link,
              novidades sobre seus pratos e o evento, e lembretes se faltar uma escolha.
            </li>
            <li>
              Se você disser que não pode ir: os nomes e o endereço que informar, e nada mais. Guardamos e
              apagamos como as outras respostas.
            </li>
            <li>
              Se a organização mantém uma lista de convidados e você está nela: os nomes e o tamanho do grupo
              e, se forem incluídos, e-mail, telefone, idioma, mesa e uma observação. Do seu link pessoal
              guardamos só um hash.
            </li>
            <li>
              Se a organização escreve para você por nosso meio: qual e-mail foi para o seu grupo, quando e se
              chegou, por {mailKeptDays} dias. Cada um traz um link para parar de recebê-los. Para que isso
              valha, guardamos então um hash do seu endereço, do qual ele não pode ser recuperado.
            </li>
            <li>Quando a resposta foi dada e mudada pela última vez, e em que idioma.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'O que você precisa evitar é dado de saúde',
      body: (
        <>
          <p>
            O que uma pessoa precisa evitar pode dizer algo sobre sua saúde ou suas crenças. É opcional.
            Perguntamos só para que sirvam a você algo que possa comer, e tratamos isso com seu consentimento
            expresso, que você dá ao tocar no botão que começa com “Autorizo”. O que você digitou e não
            repassou não é enviado para nós: fica no seu aparelho.
          </p>
          <p>
            Guardamos o que você marcou e escreveu, com o momento, o texto e o idioma do seu consentimento, se
            é criança ou bebê quando o evento pergunta, o que foi dito a você sobre seus pratos, o que você
            pediu e o que foi combinado no lugar.
          </p>
          <p>
            Se você informa isso por outras pessoas do grupo, elas precisam concordar ou ser seus filhos. Você
            pode remover tudo pelo seu link até a refeição, mesmo depois do prazo; folhas impressas podem
            ficar.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Quem vê',
      body: (
        <>
          <p>
            Sua resposta é vista por você, pelo seu link, e por quem organiza o evento. Por um link feito para
            ela, e no papel, a cozinha vê quantos de cada prato são pedidos e quem precisa de outra coisa: o
            que você precisa evitar, suas palavras, seus pratos e, se a organização permitir, seu nome; nunca
            seu e-mail. Os outros convidados não veem nada disso.
          </p>
          <p>
            A Cloudflare, Inc. opera nossos servidores e o banco de dados e envia nossos e-mails. Não vendemos
            dados nem os usamos para publicidade.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Quando apagamos',
      body: (
        <ul>
          <li>
            O que você precisa evitar, com seu consentimento: {keptAfterDays} dias depois do dia da refeição;
            se o dia não é conhecido, junto com os nomes. Na hora, se você remover, retirar a resposta ou
            apagar seus dados.
          </li>
          <li>
            Nomes e e-mails: {erasedAfterDays} dias depois do prazo; se ele foi mudado, no máximo{' '}
            {latestAfterDays} dias depois do primeiro, mas nunca antes de {keptAfterDays} dias depois do
            último ou da refeição. Números e pratos ficam, sem nomes.
          </li>
          <li>Uma resposta que você retira: nomes, alergias e endereço na hora.</li>
          <li>
            Se você está em uma lista de convidados e nunca responde: quando as alergias são apagadas; se
            responde, com sua resposta.
          </li>
          <li>
            Das cópias de segurança tudo some {restorableDays} dias depois. Se precisarmos restaurar uma, o
            que estava apagado é apagado de novo na hora.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'O que fica no seu aparelho',
      body: (
        <>
          <p>Nenhum cookie de publicidade ou estatística. De um convidado, guardamos no aparelho só:</p>
          <ul>
            <li>o idioma que você escolheu, por um ano;</li>
            <li>sua resposta ao aviso de cookies;</li>
            <li>o rascunho da sua resposta, até você enviar;</li>
            <li>
              o link de uma resposta enviada, para encontrá-la, e um cookie com os códigos desses eventos, por
              um ano no máximo. Você pode removê-lo na página inicial;
            </li>
            <li>o que uma página passa à seguinte e até onde você leu, até fechar a aba.</li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'Seus direitos',
      body: (
        <>
          <p>
            Você pode pedir para ver, corrigir, apagar, limitar ou levar seus dados, e se opor ao uso deles.
            Até o fim do prazo, você muda ou retira sua resposta pelo seu link; o que precisa evitar, até a
            refeição; depois, apaga ali nomes, alergias e endereço. Sem o link, fale com a organização ou com
            a gente.
          </p>
          <p>
            Você pode retirar seu consentimento a qualquer momento, daí em diante. Para o resto, escreva para{' '}
            <Mail to={site.supportEmail} />: respondemos em até um mês e podemos pedir que você comprove quem
            é. Você também pode reclamar à autoridade de proteção de dados de onde mora.
          </p>
        </>
      ),
    },
    rest: {
      title: 'A política completa, em inglês',
      body: (
        <p>
          Aqui termina o que diz respeito aos convidados. A política de privacidade completa, também para quem
          organiza, por enquanto só existe em inglês. Ela segue aqui.
        </p>
      ),
    },
  },
}
