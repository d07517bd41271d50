import { type FoundPictures, PictureChoice } from '#app/admin/lists/picture-choice.tsx'
import { callOperation } from '#app/operations/call-operation.ts'
import { type PrintOnSale, printsOnSale } from './prints-on-sale.ts'

/** Every premade print on sale, found by searching. */
export function PrintChoice({ onPick }: { onPick: (print: PrintOnSale) => void }) {
  const find = async (text: string, after: string | null): Promise<FoundPictures<PrintOnSale> | null> => {
    const answer = await callOperation('prints.list', 'GET /prints', {
      ...{ text, limit: 24 },
      ...(after !== null && { cursor: after }),
    })
    return answer.ok ? { items: printsOnSale(answer.value.prints), next: answer.value.next } : null
  }
  return (
    <PictureChoice
      label="Search the prints"
      find={find}
      show={({ thumbnailUrl }) => (
        <span className="grid aspect-square place-items-center bg-sunken">
          <img src={thumbnailUrl} alt="" loading="lazy" className="max-h-full max-w-full object-contain" />
        </span>
      )}
      nameOf={({ title }) => title}
      onPick={onPick}
    />
  )
}
