import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { ImportKind } from '#server/import-export/index.ts'
import { things } from './import-words.ts'
import { sendFile } from './send-file.ts'

/** Uploads a CSV of that kind; its check opens automatically. */
export function ImportCard({ kind }: { kind: ImportKind }) {
  const { title, text, many } = things[kind]
  const navigate = useNavigate()
  const [progress, setProgress] = useState<{ percent: number | null } | null>(null)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File): Promise<void> => {
    setProblem(undefined)
    setProgress({ percent: 0 })
    const sent = await sendFile(kind, file, (percent) => setProgress({ percent }))
    setProgress(null)
    if (sent.ok) return void navigate(`/admin/import-export/${sent.id}`)
    setProblem(sent.problem)
    notify.error('The file was not checked', sent.problem)
  }
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="font-bold text-base">{title}</h3>
        <p className="text-ink-muted">{text}</p>
      </div>
      <FileDrop
        label={`CSV of ${many}`}
        accept=".csv,text/csv"
        limits="CSV in UTF-8, up to 50,000 rows"
        isDisabled={progress !== null}
        error={problem}
        onFiles={([file]) => file && void send(file)}
      />
      {progress && (
        <Progress
          label={progress.percent === null ? 'Checking each row' : 'Sending'}
          value={progress.percent}
          isLabelShown
        />
      )}
    </Card>
  )
}
