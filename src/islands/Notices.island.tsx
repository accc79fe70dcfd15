// An island because notices come from what other islands do. The live region stands in the HTML, empty, so that what
// is put into it later is announced.
import { useStore } from '@nanostores/react';
import { $notices, dismiss, type Notice } from '../stores/notices.ts';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  /** "Close". */
  close: string;
}

export function Notices({ label, close }: Props) {
  const notices = useStore($notices, { ssr: 'initial' });
  const act = ({ id, action }: Notice): void => {
    action?.run();
    dismiss(id);
  };
  return (
    <section
      className="no-print fixed inset-x-0 bottom-0 z-60 mx-auto max-w-[42rem] px-gutter"
      aria-label={label}
      aria-live="polite"
    >
      <ul className="grid gap-2 not-empty:pb-4">
        {notices.map((notice) => (
          <li key={notice.id} className={`notice notice-${notice.kind} items-center bg-wall`}>
            <div className="flex flex-1 flex-wrap items-center justify-between gap-x-6">
              <p className="py-2">{notice.text}</p>
              {notice.action && (
                <button type="button" className="link min-h-11 text-ink" onClick={() => act(notice)}>
                  {notice.action.label}
                </button>
              )}
            </div>
            <button type="button" className="icon-button" onClick={() => dismiss(notice.id)}>
              <Icon name="close" />
              <span className="sr-only">{close}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
