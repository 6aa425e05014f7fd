import { Tabs, Title } from '@mantine/core';
import { graphDocument, scriptJson } from '@20x/shared/structured-data/graph';
import { CopyButton } from '../../ui/CopyButton';
import { GraphTree } from './GraphTree';
import { IssueList } from './IssueList';
import { JsonBlock } from './JsonBlock';
import { asJson } from './own-text';
import { countsOf, issueWords, type Reading } from './reading';
import classes from './SchemaGenerator.module.css';

/** What search engines would read on the page. */
export function ResultPanel({ reading: { own, graph, names, issues } }: { readonly reading: Reading }) {
  const document = graphDocument(graph);
  return (
    <section aria-labelledby="schema-result" className={classes.result}>
      <div className={classes.resultHead}>
        <Title order={3} id="schema-result">
          Result
        </Title>
        <CopyButton what="script tag" value={`<script type="application/ld+json">${scriptJson(document)}</script>`} />
      </div>
      {own === null ? (
        <p className={classes.error}>Visitors get the automatic graph until the text can be read.</p>
      ) : null}
      <p role="status" className={classes.verdict}>
        {issueWords(countsOf(issues))}
      </p>
      <Tabs defaultValue="issues" keepMounted={false}>
        <Tabs.List aria-label="Views of the result">
          <Tabs.Tab value="issues">Issues</Tabs.Tab>
          <Tabs.Tab value="json">JSON-LD</Tabs.Tab>
          <Tabs.Tab value="tree">Tree</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="issues">
          <IssueList issues={issues} />
        </Tabs.Panel>
        <Tabs.Panel value="json">
          <JsonBlock label="JSON-LD of the page">{asJson(document)}</JsonBlock>
        </Tabs.Panel>
        <Tabs.Panel value="tree">
          <GraphTree graph={graph} names={names} />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
