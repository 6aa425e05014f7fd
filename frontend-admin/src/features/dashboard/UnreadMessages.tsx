import type { ContactMessageList } from '../../api/generated';
import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { clockTime } from '../../ui/clock';
import classes from './DashboardPage.module.css';
import { paths } from '../../ui/paths';

/** How many messages nobody has read, and the newest of them. */
export function UnreadMessages({ list: { unread, data } }: { readonly list: ContactMessageList }) {
  return (
    <section aria-labelledby="unread-messages">
      <Title order={2} id="unread-messages" className={classes.title}>
        {unread === 0 ? 'No unread messages' : unread === 1 ? '1 unread message' : `${unread} unread messages`}
      </Title>
      {unread > 0 ? (
        <>
          <ul className={classes.links}>
            {data.map(({ id, name, agency, excerpt, receivedAt }) => (
              <li key={id}>
                <Link to={`${paths.contact}?open=${id}`}>
                  <bdi>{name}</bdi>
                </Link>
                {agency ? (
                  <>
                    , <bdi>{agency}</bdi>
                  </>
                ) : null}{' '}
                <time dateTime={receivedAt} className={classes.time}>
                  {clockTime(new Date(receivedAt))}
                </time>
                <Text c="var(--ink3)" truncate>
                  {excerpt}
                </Text>
              </li>
            ))}
          </ul>
          <p className={classes.more}>
            <Link to={`${paths.contact}?show=unread`}>Show all unread</Link>
          </p>
        </>
      ) : (
        <p className={classes.more}>
          Messages from the contact form are listed here. <Link to={paths.contact}>Show all messages</Link>
        </p>
      )}
    </section>
  );
}
