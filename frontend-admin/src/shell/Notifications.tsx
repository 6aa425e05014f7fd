import { useEffect, useRef, useState } from 'react';
import {
  dismiss,
  notificationDuration,
  selectOpenNotification,
  useAppDispatch,
  useAppSelector,
  type Notification,
} from '@20x/kit';
import { CloseButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import classes from './Notifications.module.css';
import { useSwipeRight } from './use-swipe-right';

/** The one visible notification. F8 moves the focus to it. */
export function Notifications() {
  const notification = useAppSelector(selectOpenNotification);
  const region = useRef<HTMLElement>(null);
  useHotkeys([['F8', () => region.current?.focus()]], []);
  return (
    <section ref={region} tabIndex={-1} className={classes.region} aria-label="Notifications (F8)">
      {notification ? <Toast key={notification.id} notification={notification} /> : null}
    </section>
  );
}

/** Closes after five seconds, not while it is pointed at or has the focus. */
function Toast({ notification: { id, title, description, variant } }: { readonly notification: Notification }) {
  const dispatch = useAppDispatch();
  const [isHeld, setHeld] = useState(false);
  const close = () => dispatch(dismiss(id));
  const { offset, handlers } = useSwipeRight(close);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dispatch(dismiss(id)), notificationDuration);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, id, isHeld]);

  const hold = (held: boolean) => () => {
    setHeld(held);
  };
  return (
    <div
      role="presentation"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      {...handlers}
    >
      <div
        className={classes.toast}
        data-variant={variant}
        role={variant === 'destructive' ? 'alert' : 'status'}
        style={{ transform: `translateX(${offset}px)` }}
      >
        <div className={classes.text}>
          {title ? <p className={classes.title}>{title}</p> : null}
          {description ? <p>{description}</p> : null}
        </div>
        <CloseButton aria-label="Close notification" onClick={close} />
      </div>
    </div>
  );
}
