import {
  Activity,
  ArrowUp,
  Award,
  ChartColumn,
  CircleCheckBig,
  Clock,
  DollarSign,
  Gauge,
  Percent,
  Shield,
  Star,
  Target,
  TrendingUp,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';

const icons = new Map<string, LucideIcon>([
  ['TrendingUp', TrendingUp],
  ['BarChart3', ChartColumn],
  ['CheckCircle', CircleCheckBig],
  ['Clock', Clock],
  ['Target', Target],
  ['Zap', Zap],
  ['Users', Users],
  ['Shield', Shield],
  ['Star', Star],
  ['Award', Award],
  ['Gauge', Gauge],
  ['Activity', Activity],
  ['ArrowUp', ArrowUp],
  ['DollarSign', DollarSign],
  ['Percent', Percent],
]);

/** One of the 15 outcome icons; an unknown name gets TrendingUp. */
export const outcomeIcon = (name: string | null | undefined): LucideIcon => icons.get(name ?? '') ?? TrendingUp;
